import { activate, endBefore } from '@homeward/domain/care/careplan'
import { overspentSentence } from '@homeward/domain/care/period-minutes'
import { type Allowance, periodOf } from '@homeward/domain/care/minutes'
import type { CareplanStatus } from '@homeward/domain/care/vocabulary'
import { dayBefore } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure, unwrap } from '../../plumbing/failure.ts'
import { findSpent } from './allowance-store.ts'
import type { AuthorizationRow } from './authorization-store.ts'
import { lockActivePlans, saveCareplan } from './careplan-store.ts'
import { allowanceOf } from './present-authorization.ts'
import type { ShiftRow } from './shift-store.ts'

type Plan = {
  id: string
  spends: string
  status: CareplanStatus
  startDate: string
  endDate: string
}

/** Checks that a plan may become active, and ends the previously active ones. */
export async function bringIntoForce(
  ctx: Ctx,
  plan: Plan,
  shifts: readonly ShiftRow[],
  authorization: AuthorizationRow | null,
): Promise<void> {
  const lengths = shifts.map((shift) => ({
    recurringRule: shift.recurring_rule,
    seriesStart: shift.series_start,
    scheduledDuration: shift.scheduled_duration,
  }))
  const allowance = authorization && allowanceOf(authorization)
  const usedBefore = allowance ? await minutesBefore(ctx, plan, allowance) : 0
  const result = activate(plan, lengths, allowance, ctx.today, usedBefore)
  if (allowance && !result.ok && result.failure === 'careplan_over_authorization') {
    const sentence = overspentSentence({ shifts: lengths, days: plan, allowance, usedBefore })
    throw new Failure(result.failure, { sentence: sentence ?? undefined })
  }
  unwrap(result)
  if (authorization?.status === 'archived') throw new Failure('careplan_outside_authorization')
  await endPrevious(ctx, plan)
}

/** What visits before the plan use of the period in which it begins. */
async function minutesBefore(ctx: Ctx, { spends, startDate }: Plan, allowance: Allowance) {
  const period = periodOf(allowance, startDate)
  if (period.startDate >= startDate) return 0
  const until = { id: spends, startDate: period.startDate, endDate: dayBefore(startDate) }
  const [spent] = await findSpent(ctx.tx, [until])
  return spent?.used ?? 0
}

async function endPrevious(ctx: Ctx, plan: Plan): Promise<void> {
  for (const before of await lockActivePlans(ctx.tx, plan.spends, plan.id)) {
    const dates = { startDate: before.start_date, endDate: before.end_date }
    const end = endBefore(dates, plan, ctx.today)
    if (!end) continue
    const changes = { status: end.status, end_date: end.endDate }
    await saveCareplan(ctx.tx, before.id, { ...changes, generated_until: null })
    await ctx.changed({
      action: 'careplan.ended',
      type: 'careplan',
      id: before.id,
      before: { status: before.status, end_date: before.end_date },
      after: changes,
    })
    await ctx.emit('careplan.changed', { careplan_id: before.id })
  }
}
