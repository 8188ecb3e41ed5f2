import type { Ctx } from '../../../plumbing/context.ts'
import { countVerified, countWaiting } from './standing-store.ts'

type Asked = { start: string; end: string; officeId: string | undefined }

/** What EVV vendors verified of some days, and what waits for a person or for an answer. */
export async function evvStanding(ctx: Ctx, { start, end, officeId }: Asked) {
  const office = { officeId: officeId ?? null }
  const [waiting] = await countWaiting(ctx.tx, office)
  const [counts] = await countVerified(ctx.tx, { ...office, start, end })
  return {
    inUse: waiting?.in_use ?? false,
    told: counts?.told ?? 0,
    verified: counts?.verified ?? 0,
    stopped: waiting?.stopped ?? 0,
    unanswered: waiting?.unanswered ?? 0,
    oldest: waiting?.oldest ?? null,
  }
}
