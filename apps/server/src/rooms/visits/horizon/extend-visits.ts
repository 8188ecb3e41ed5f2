import type { Ctx } from '../../../plumbing/context.ts'
import { generateVisits } from '../generation/generate-visits.ts'
import { findLastVisit } from './store.ts'

/** Makes the visits that plans in force lack, through a day or the usual horizon, and tells open boards. */
export async function extendVisits(ctx: Ctx, throughDay?: string): Promise<void> {
  const { made, leftOpen } = await generateVisits(ctx, throughDay ? { throughDay } : {})
  if (made === 0) return
  await ctx.record({
    action: 'agency.visits_made',
    type: 'agency',
    id: ctx.agency.id,
    after: { visits_made: made, left_open: leftOpen },
  })
  // One is enough: whoever hears of it asks for all that is shown.
  const last = await findLastVisit(ctx.tx)
  if (last) await ctx.live('visit', last.id)
}
