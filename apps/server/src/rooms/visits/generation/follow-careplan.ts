import { addDays, laterDay } from '@homeward/domain/time/zone'
import { horizonDays } from '@homeward/domain/visits/generation'
import type { Ctx } from '../../../plumbing/context.ts'
import { findLastMade } from './adopt-store.ts'
import { adoptUnchanged } from './adopt-unchanged.ts'
import { generateVisits } from './generate-visits.ts'
import { lockPlansBeside, withdrawVisits } from './withdraw-store.ts'

/**
 * Brings the visits in line with a plan that was activated, ended or covered differently, and with
 * the other plans of its authorization: first a version takes over what it asks for just the same, then what
 * no plan asks for any more goes, so that its
 * caregivers are free, then what is missing comes. Visits that started or that somebody edited stay.
 */
export async function followCareplan(ctx: Ctx, careplanId: string): Promise<void> {
  const plans = await lockPlansBeside(ctx.tx, careplanId)
  const throughDay = laterDay(
    addDays(ctx.today, horizonDays),
    await findLastMade(ctx.tx, plans, ctx.today),
  )
  await adoptUnchanged(ctx, plans, throughDay)
  const at = { careplanIds: plans, now: ctx.now }
  const withdrawn = await withdrawVisits(ctx.tx, at)
  await ctx.changedAll(
    withdrawn.map(({ id, before }) => ({
      action: 'visit.withdrawn' as const,
      type: 'visit' as const,
      id,
      before: { status: before },
      after: { status: 'archived' },
    })),
  )
  for (const id of plans) {
    const { made, leftOpen } = await generateVisits(ctx, { careplanIds: [id], throughDay })
    if (made === 0) continue
    await ctx.record({
      action: 'careplan.visits_made',
      type: 'careplan',
      id,
      after: { visits_made: made, left_open: leftOpen },
    })
  }
  for (const id of plans) await ctx.live('careplan', id)
}
