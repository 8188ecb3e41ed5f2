import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { checkDateOrder, isWithin } from '../time/day-range.ts'
import { dayBefore } from '../time/zone.ts'
import { checkMinutes, plannedMinutesPerWeek } from './minutes.ts'
import type { Allowance } from './minutes.ts'
import { overspentPeriod } from './period-minutes.ts'
import { parseRecurrence } from './recurrence-parts.ts'
import type { CareplanStatus } from './vocabulary.ts'

type CareplanDates = { startDate: string; endDate: string }

export type CareplanState = CareplanDates & { status: CareplanStatus }

type Shift = {
  recurringRule: string
  scheduledDuration: number
  seriesStart?: string | null | undefined
}

/** Every move between statuses that a person may make. */
export const careplanMoves: Record<CareplanStatus, readonly CareplanStatus[]> = {
  draft: ['scheduled', 'active', 'archived'],
  scheduled: ['active', 'inactive', 'archived'],
  active: ['inactive', 'archived'],
  inactive: ['scheduled', 'active', 'archived'],
  archived: ['scheduled'],
}

/** The status of a new care plan: draft on request, otherwise scheduled. */
export const newCareplanStatus = (draft: boolean): CareplanStatus => (draft ? 'draft' : 'scheduled')

/** Whether dates and shifts may be changed: only while the plan is a draft or scheduled. */
export const checkEditable = ({
  status,
}: Pick<CareplanState, 'status'>): Result<null, 'careplan_not_editable'> =>
  status === 'draft' || status === 'scheduled' ? ok(null) : fail('careplan_not_editable')

/** Whether a plan may be signed, which is until it ends. */
export const checkSignable = ({
  status,
}: Pick<CareplanState, 'status'>): Result<null, 'status_not_allowed'> =>
  status === 'inactive' || status === 'archived' ? fail('status_not_allowed') : ok(null)

/** The dates of a plan are in order and within those of its authorization, if it has one. */
export const checkDates = (
  plan: CareplanDates,
  authorization: CareplanDates | null,
): Result<null, 'date_order' | 'careplan_outside_authorization'> => {
  const order = checkDateOrder(plan)
  if (!order.ok) return order
  return authorization === null || isWithin(plan, authorization)
    ? ok(null)
    : fail('careplan_outside_authorization')
}

/** Every rule of the shifts can be read. */
export const checkShifts = (shifts: readonly Shift[]): Result<null, 'recurrence_unreadable'> =>
  shifts.every((shift) => parseRecurrence(shift.recurringRule).ok)
    ? ok(null)
    : fail('recurrence_unreadable')

/** Moves a plan to another status; activating has more to check, see `activate`. */
export const moveCareplan = <S extends CareplanStatus>(
  { status }: Pick<CareplanState, 'status'>,
  to: S,
): Result<{ status: S }, 'status_not_allowed'> =>
  careplanMoves[status].some((allowed) => allowed === to)
    ? ok({ status: to })
    : fail('status_not_allowed')

/**
 * Activates a plan that is not over, whatever day it starts. From then on its visits are created, on the days
 * within it. It needs at least one shift, dates within its authorization, and no more minutes in its fullest week
 * and in every period than the authorization allows, with what visits before its first day use of the period.
 * Without an authorization there is no limit.
 */
export const activate = (
  plan: CareplanState,
  shifts: readonly Shift[],
  authorization: Allowance | null,
  today: string,
  usedBefore = 0,
): Result<
  { status: 'active' },
  | 'status_not_allowed'
  | 'careplan_over'
  | 'careplan_without_shifts'
  | 'recurrence_unreadable'
  | 'date_order'
  | 'careplan_outside_authorization'
  | 'careplan_over_authorization'
> => {
  const move = moveCareplan(plan, 'active')
  if (!move.ok) return move
  if (shifts.length === 0) return fail('careplan_without_shifts')
  const readable = checkShifts(shifts)
  if (!readable.ok) return readable
  const dates = checkDates(plan, authorization)
  if (!dates.ok) return dates
  if (plan.endDate < today) return fail('careplan_over')
  if (authorization === null) return move
  if (overspentPeriod({ shifts, days: plan, allowance: authorization, usedBefore }))
    return fail('careplan_over_authorization')
  const minutes = checkMinutes(plannedMinutesPerWeek(shifts, plan), authorization)
  return minutes.ok ? move : minutes
}

/**
 * The change to the previous plan when another plan of its authorization starts. The previous plan ends the
 * day before and is inactive once that day is over. A plan that would have started later never becomes
 * active and is archived. Null if they share no day: an ended plan that is activated again leaves what
 * followed it alone.
 */
export const endBefore = (
  previous: CareplanDates,
  next: CareplanDates,
  today: string,
): { status: CareplanStatus; endDate: string } | null => {
  if (previous.endDate < next.startDate || previous.startDate > next.endDate) return null
  if (previous.startDate >= next.startDate) return { status: 'archived', endDate: previous.endDate }
  const endDate = dayBefore(next.startDate)
  return { status: endDate < today ? 'inactive' : 'active', endDate }
}

/** The status by the stored one and the dates: a plan whose last day is over is inactive. */
export const careplanStatusOn = ({ status, endDate }: CareplanState, day: string): CareplanStatus =>
  (status === 'active' || status === 'scheduled') && endDate < day ? 'inactive' : status
