import * as contract from '@homeward/contract/care/careplan-versions'
import { checkEditable } from '@homeward/domain/care/careplan'
import { allocateRemainders as allocate } from '@homeward/domain/care/remainders'
import { shareMinutes } from '@homeward/domain/care/service-lines'
import { refuseStale, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { saveCareplan } from '../careplan-store.ts'
import { activeOf, changeShifts } from '../change-shifts.ts'
import { lockPlan } from '../lock-plan.ts'
import { allowanceOf } from '../present-authorization.ts'
import { loadCareplan } from '../present-careplan.ts'
import { findShifts, type ShiftRow } from '../shift-store.ts'
import { voidWhatChanged } from '../sign-careplan.ts'

/** Gives the shifts of a plan the weekly minutes that they leave over. */
export const allocateRemainders = verb(
  contract.allocateRemainders,
  async (ctx, { careplan_id: id, allocation, lock_version }) => {
    const { before, authorization } = await lockPlan(ctx, id)
    const plan = await loadCareplan(ctx, id)
    refuseStale(lock_version, before, plan)
    unwrap(checkEditable(plan))
    const shifts = activeOf(await findShifts(ctx.tx, id))
    const lengths = unwrap(
      allocate(
        shifts.map((shift) => ({
          recurringRule: shift.recurring_rule,
          seriesStart: shift.series_start,
          scheduledTime: shift.scheduled_time,
          scheduledDuration: shift.scheduled_duration,
        })),
        allocation,
        {
          days: { startDate: before.start_date, endDate: before.end_date },
          allowance: authorization && allowanceOf(authorization),
        },
      ),
    )
    const after = await changeShifts(
      ctx,
      { id, authorizationId: before.authorization_id },
      shifts.flatMap((shift, at) => lengthened(shift, lengths[at] ?? shift.scheduled_duration)),
    )
    await saveCareplan(ctx.tx, id, {})
    await ctx.changed({
      action: 'careplan.updated',
      type: 'careplan',
      id,
      before: { shifts },
      after: { shifts: after, allocation },
    })
    await voidWhatChanged(ctx, plan, await loadCareplan(ctx, id))
    return loadCareplan(ctx, id)
  },
)

/** The entry that makes a shift longer; several services share what is added in proportion. */
function lengthened(shift: ShiftRow, minutes: number) {
  if (minutes === shift.scheduled_duration) return []
  const shares = shareMinutes(
    minutes,
    shift.services.map((line) => ({ serviceId: line.id, minutes: line.minutes })),
  )
  return [
    {
      id: shift.id,
      scheduled_duration: minutes,
      services: shift.services.map(({ id, activity_ids }, at) => ({
        id,
        activity_ids,
        minutes: shift.services.length > 1 ? (shares[at] ?? null) : null,
      })),
    },
  ]
}
