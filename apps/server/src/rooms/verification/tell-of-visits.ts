import type { Ctx } from '../../plumbing/context.ts'
import { idsAtOnce } from '../../plumbing/live/events.ts'

/** Tells the rooms above, and open screens, that visits stand elsewhere at their vendors. */
export async function tellOfVisits(ctx: Ctx, visitIds: readonly string[]): Promise<void> {
  if (visitIds.length === 0) return
  const ids = [...new Set(visitIds)]
  await ctx.emit('visit.verification_changed', { visit_ids: ids })
  // A screen that hears of one record asks for all that it shows, so a few are enough.
  for (const id of ids.slice(0, idsAtOnce)) await ctx.live('visit', id)
}
