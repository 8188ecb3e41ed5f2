import type { Ctx } from '../../../plumbing/context.ts'
import { adoptVisits } from './adopt-store.ts'
import { lockPlansToFill } from './generation-store.ts'
import { occurrencesOf } from './occurrences.ts'

/** So many plans spend one authorization at a time. */
const plansAtOnce = 500

/** Lets visits that a plan asks for exactly as an earlier version did pass on to it. */
export async function adoptUnchanged(
  ctx: Ctx,
  careplanIds: readonly string[],
  throughDay: string,
): Promise<void> {
  const window = { careplanIds, today: ctx.today, throughDay }
  const plans = await lockPlansToFill(ctx.tx, window, null, plansAtOnce)
  const asked = await occurrencesOf(ctx, plans, window)
  const adopted = await adoptVisits(
    ctx.tx,
    asked.map(({ shiftId, occurrenceDay }) => ({ shiftId, day: occurrenceDay })),
  )
  for (const id of adopted.slice(0, 100)) await ctx.live('visit', id)
}
