import { millis } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import type { VisitStatus } from './vocabulary.ts'

/** Hours after which a punch reaches the office too late to be taken at its word. */
const holdAfterHours = 72
/** Hours that a visit may last before somebody has to say that it did. */
const holdBeyondHours = 24
/** How far the clock of a device may run from ours, in minutes. */
const clockToleranceMinutes = 5

/** Why the times of a visit wait for a person before they count. */
export const holdReasons = [
  'taken_long_ago',
  'ahead_of_clock',
  'before_visit_made',
  'before_check_in',
  'too_long',
] as const
export type HoldReason = (typeof holdReasons)[number]
export const holdReasonLabels: Record<HoldReason, string> = {
  taken_long_ago: `A time reached the office more than ${holdAfterHours} hours after it was taken.`,
  ahead_of_clock:
    "A time was in the future when it reached the office, so the device's clock is wrong.",
  before_visit_made: 'A time is before the visit was added to the schedule.',
  before_check_in: 'The check-out is before the check-in.',
  too_long: `The visit would have lasted more than ${holdBeyondHours} hours.`,
}

/** When the server heard of a punch, and when the visit was put on the schedule. */
export type Receipt = { at: Instant; madeAt: Instant }

const minute = 60_000
const hour = 60 * minute
const tolerance = clockToleranceMinutes * minute

/** Whether a time lies further ahead of `now` than clocks may differ. */
export const isInFuture = (at: Instant, now: Instant): boolean =>
  millis(at) > millis(now) + tolerance

/** What keeps the time of one punch from counting by itself. */
export const holdsOfPunch = (at: Instant, receipt: Receipt): HoldReason[] => {
  const early = millis(receipt.at) - millis(at) > holdAfterHours * hour
  const unmade = millis(at) < millis(receipt.madeAt) - tolerance
  return [
    ...(early ? (['taken_long_ago'] as const) : []),
    ...(isInFuture(at, receipt.at) ? (['ahead_of_clock'] as const) : []),
    ...(unmade ? (['before_visit_made'] as const) : []),
  ]
}

/** What keeps the span between two punches from counting by itself. */
export const holdsOfSpan = (from: Instant, to: Instant): HoldReason[] => {
  if (millis(to) < millis(from)) return ['before_check_in']
  return millis(to) - millis(from) > holdBeyondHours * hour ? ['too_long'] : []
}

/** What a visit is held for, each reason once and in its order. */
export const allHolds = (...found: readonly (readonly HoldReason[])[]): HoldReason[] =>
  holdReasons.filter((reason) => found.some((reasons) => reasons.includes(reason)))

/** What a visit is still held for: nothing once its times were accepted or corrected. */
export const openHolds = (status: VisitStatus, heldFor: readonly HoldReason[]): HoldReason[] =>
  status === 'approved' ? [] : [...heldFor]
