import * as contract from '@homeward/contract/care/careplans'
import type { ParsedOf } from '@homeward/contract/endpoint'
import {
  careplanStatusOn,
  checkDates,
  checkEditable,
  moveCareplan,
} from '@homeward/domain/care/careplan'
import type { CareplanStatus } from '@homeward/domain/care/vocabulary'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { earlierDay, laterDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import { refuseStale, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { bringIntoForce } from './activate-careplan.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { saveCareplan } from './careplan-store.ts'
import { activeOf, changeShifts } from './change-shifts.ts'
import { type LockedPlan, lockPlan } from './lock-plan.ts'
import { allowanceOf } from './present-authorization.ts'
import { loadCareplan } from './present-careplan.ts'
import { refuseNotInCare } from './refuse-not-in-care.ts'
import { findShifts } from './shift-store.ts'
import { signCareplan, voidWhatChanged } from './sign-careplan.ts'

type Change = Pick<
  ParsedOf<typeof contract.updateCareplan>,
  'start_date' | 'end_date' | 'status' | 'shifts_attributes'
>
type Dates = { startDate: string; endDate: string }

/**
 * Changes dates, shifts or status of a plan, and signs it as it is then. Dates and shifts can change only
 * in drafts and scheduled plans; an active plan can only be ended. An event informs the visits room.
 * Signatures from before a change no longer count.
 */
export const updateCareplan = verb(
  contract.updateCareplan,
  async (ctx, { id, lock_version, ...input }) => {
    const locked = await lockPlan(ctx, id)
    const before = await loadCareplan(ctx, id)
    refuseStale(lock_version, locked.before, before)
    const {
      client_signature,
      guardian_signature,
      caregiver_signature,
      nurse_signature,
      client_confirmed,
      ...change
    } = input
    let plan = before
    if (Object.keys(change).length > 0) {
      if (change.status === 'active' && before.status !== 'active' && !client_confirmed) {
        await refuseNotInCare(ctx, before.client.id)
      }
      await changeCareplan(ctx, id, locked, change)
      plan = await loadCareplan(ctx, id)
      await voidWhatChanged(ctx, before, plan)
    }
    await signCareplan(ctx, plan, {
      client: client_signature,
      guardian: guardian_signature,
      caregiver: caregiver_signature,
      nurse: nurse_signature,
    })
    return loadCareplan(ctx, id)
  },
)

async function changeCareplan(
  ctx: Ctx,
  id: string,
  { before, authorization }: LockedPlan,
  input: Change,
): Promise<void> {
  const was = { startDate: before.start_date, endDate: before.end_date }
  const status = careplanStatusOn({ ...was, status: before.status }, ctx.today)
  const to = input.status === status ? undefined : input.status
  if (to) unwrap(moveCareplan({ status }, to))

  const dates = checkedDates({
    input: to === 'active' ? begunToday(input, before, ctx.today) : input,
    was,
    status: to === 'scheduled' ? to : status,
    authorization,
  })
  const shiftsBefore = activeOf(await findShifts(ctx.tx, id))
  const shifts = input.shifts_attributes?.length
    ? await changeShifts(
        ctx,
        { id, authorizationId: before.authorization_id },
        input.shifts_attributes,
      )
    : shiftsBefore
  if (to === 'active') {
    const plan = { id, status, spends: before.spends, ...dates }
    await bringIntoForce(ctx, plan, shifts, authorization)
  }

  const after = {
    ...before,
    start_date: dates.startDate,
    end_date: dates.endDate,
    status: to ?? before.status,
    activated_at: to === 'active' ? ctx.now.toISOString() : before.activated_at,
    generated_until:
      to || !before.generated_until ? null : earlierDay(dates.endDate, before.generated_until),
  }
  const { start_date, end_date, activated_at, generated_until } = after
  const set = { start_date, end_date, status: after.status, activated_at, generated_until }
  await saveCareplan(ctx.tx, id, set).catch((error: unknown) =>
    onConstraint(error, { careplans_one_revision: 'careplan_revision_exists' }),
  )
  await ctx.changed({
    action: to ? `careplan.${to}` : 'careplan.updated',
    type: 'careplan',
    id,
    before: { ...before, shifts: shiftsBefore },
    after: { ...after, shifts },
  })
  if (to === 'active') await ctx.emit('careplan.activated', { careplan_id: id })
  else if (before.status === 'active' && (to || dates.endDate !== was.endDate)) {
    await ctx.emit('careplan.changed', { careplan_id: id })
  }
}

/** A later version never changes the days before it was activated. */
const begunToday = (
  input: Change,
  { version, status, start_date }: LockedPlan['before'],
  today: string,
): Change =>
  version === 1 || !checkEditable({ status }).ok
    ? input
    : { ...input, start_date: laterDay(input.start_date ?? start_date, today) }

function checkedDates(change: {
  input: Change
  was: Dates
  status: CareplanStatus
  authorization: LockedPlan['authorization']
}): Dates {
  const { input, was, status, authorization } = change
  const dates = {
    startDate: input.start_date ?? was.startDate,
    endDate: input.end_date ?? was.endDate,
  }
  const moved = dates.startDate !== was.startDate || dates.endDate !== was.endDate
  const edits = moved || Boolean(input.shifts_attributes?.length)
  const ends =
    status === 'active' &&
    !input.shifts_attributes?.length &&
    dates.startDate === was.startDate &&
    dates.endDate < was.endDate
  if (ends) unwrap(checkDateOrder(dates))
  else if (edits) {
    unwrap(checkEditable({ status }))
    unwrap(checkDates(dates, authorization && allowanceOf(authorization)))
  }
  return dates
}
