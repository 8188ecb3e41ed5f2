import { type Instant, millis } from '../time/zone.ts'
import { goneStatuses } from './moment.ts'
import { missedAfterMinutes } from './quality.ts'
import type { VisitStatus } from './vocabulary.ts'

/** Whether a caregiver was at a visit in time. */
export const arrivals = ['on_time', 'not_on_time'] as const
export type Arrival = (typeof arrivals)[number]

export const arrivalLabels: Record<Arrival, string> = {
  on_time: 'On time',
  not_on_time: 'Late or missed',
}

/** Minutes after the planned start within which a check-in is on time, by what the agency chose. */
export const graceOf = (lateAfter: number): number => Math.min(lateAfter, missedAfterMinutes)

type Facts = {
  status: VisitStatus
  draft: boolean
  startsAt: Instant
  checkInAt: Instant | null
  /** Takes precedence over the recorded one. */
  reviewedCheckInAt: Instant | null
}

/**
 * How a visit began: on time, or late or not at all. Null until it would be late, and for visits that do
 * not take place or that no caregiver was told of.
 */
export const arrivalOf = (
  { status, draft, startsAt, checkInAt, reviewedCheckInAt }: Facts,
  { now, lateAfter }: { now: Instant; lateAfter: number },
): Arrival | null => {
  const lateAt = millis(startsAt) + graceOf(lateAfter) * 60_000
  if (draft || goneStatuses.some((gone) => gone === status) || lateAt >= millis(now)) return null
  const arrived = reviewedCheckInAt ?? checkInAt
  return arrived !== null && millis(arrived) <= lateAt ? 'on_time' : 'not_on_time'
}
