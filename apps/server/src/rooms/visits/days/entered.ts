import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { spanOf } from './day-store.ts'
import { countEntered } from './entered-store.ts'

type Asked = { start: string; end: string; officeId: string | undefined }

/** How many visits of some days are approved, and of how many of those staff entered a time. */
export async function enteredOfDays(
  ctx: Ctx,
  { start, end, officeId }: Asked,
): Promise<{ approved: number; entered: number }> {
  const [counts] = await countEntered(ctx.tx, {
    ...spanOf({ start, end }, ctx.agency.timeZone),
    officeId: officeId ?? null,
    ownAgentId: ownAgentOnly(ctx.actor),
  })
  return { approved: counts?.approved ?? 0, entered: counts?.entered ?? 0 }
}
