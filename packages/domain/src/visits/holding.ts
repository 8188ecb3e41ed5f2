import { type Said, sentence, word } from '../language/sentence.ts'
import { millis } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import type { VisitStatus } from './vocabulary.ts'

/** Hours after which a punch arrives too late to be trusted. */
const holdAfterHours = 72
/** Hours after which someone must confirm the length of a visit. */
const holdBeyondHours = 24
/** The allowed clock difference of a device, in minutes. */
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
export const holdReasonLabels: Record<HoldReason, Said> = {
  taken_long_ago: sentence(
    'A time reached the office more than {hours} hours after it was taken.',
    { hours: holdAfterHours },
  ),
  ahead_of_clock: word(
    "A time was in the future when it reached the office, so the device's clock is wrong.",
  ),
  before_visit_made: word('A time is before the visit was added to the schedule.'),
  before_check_in: word('The check-out is before the check-in.'),
  too_long: sentence('The visit would have lasted more than {hours} hours.', {
    hours: holdBeyondHours,
  }),
}

/** When the server received a punch, and when the visit was put on the schedule. */
export type Receipt = { at: Instant; madeAt: Instant }

const minute = 60_000
const hour = 60 * minute
const tolerance = clockToleranceMinutes * minute

/** Whether a time is further ahead of `now` than clocks may differ. */
export const isInFuture = (at: Instant, now: Instant): boolean =>
  millis(at) > millis(now) + tolerance

/** The reasons why the time of one punch must wait for a person. */
export const holdsOfPunch = (at: Instant, receipt: Receipt): HoldReason[] => {
  const early = millis(receipt.at) - millis(at) > holdAfterHours * hour
  const unmade = millis(at) < millis(receipt.madeAt) - tolerance
  return [
    ...(early ? (['taken_long_ago'] as const) : []),
    ...(isInFuture(at, receipt.at) ? (['ahead_of_clock'] as const) : []),
    ...(unmade ? (['before_visit_made'] as const) : []),
  ]
}

/** The reasons why the span between two punches must wait for a person. */
export const holdsOfSpan = (from: Instant, to: Instant): HoldReason[] => {
  if (millis(to) < millis(from)) return ['before_check_in']
  return millis(to) - millis(from) > holdBeyondHours * hour ? ['too_long'] : []
}

/** The reasons why a visit is held, in order, without duplicates. */
export const allHolds = (...found: readonly (readonly HoldReason[])[]): HoldReason[] =>
  holdReasons.filter((reason) => found.some((reasons) => reasons.includes(reason)))

/** What a visit is still held for: nothing once its times were accepted or corrected. */
export const openHolds = (status: VisitStatus, heldFor: readonly HoldReason[]): HoldReason[] =>
  status === 'approved' ? [] : [...heldFor]
