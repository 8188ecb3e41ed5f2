import { type Instant, minutesBetween } from '../time/zone.ts'
import type { HoldReason } from './holding.ts'
import { momentOf } from './moment.ts'
import { checkInToleranceMinutes, durationToleranceMinutes } from './quality.ts'
import type { EntryMethod, VisitStatus } from './vocabulary.ts'

/** What a person must settle before a worked visit is approved; the first that applies counts. */
export const visitExceptions = [
  'no_check_out',
  'times_held',
  'far',
  'check_in_off',
  'length_off',
  'manual',
  'not_signed',
] as const
export type VisitException = (typeof visitExceptions)[number]

export const visitExceptionLabels: Record<VisitException, string> = {
  no_check_out: 'No check-out',
  times_held: 'Times to confirm',
  far: 'Away from the home',
  check_in_off: 'Check-in early or late',
  length_off: 'Too short or too long',
  manual: 'Entered by staff',
  not_signed: 'Signature missing',
}

/** The filters of a visit list; `none` are completed visits without an exception. */
export const exceptionFilters = [...visitExceptions, 'any', 'none'] as const
type ExceptionFilter = (typeof exceptionFilters)[number]

export const exceptionFilterLabels: Record<ExceptionFilter, string> = {
  ...visitExceptionLabels,
  any: 'Any exception',
  none: 'No exception, to approve',
}

/** The exceptions of a filter. */
export const exceptionsOf = (filter: ExceptionFilter): readonly (VisitException | 'none')[] =>
  filter === 'any' ? visitExceptions : [filter]

/** Days back for which visits that wait for review are shown as work. */
export const reviewDays = 30

/** The facts that decide. Reviewed times take precedence over recorded ones; distances are in meters. */
export type ExceptionFacts = {
  status: VisitStatus
  startsAt: Instant
  endsAt: Instant
  scheduledDuration: number
  checkInAt: Instant | null
  /** Minutes as reviewed, otherwise as recorded. */
  duration: number | null
  checkInMethod: EntryMethod | null
  checkOutMethod: EntryMethod | null
  checkInDistance: number | null
  checkOutDistance: number | null
  heldFor: readonly HoldReason[]
  /** By the client, or waived. */
  signed: boolean
}

/**
 * What is the matter with a visit that waits for review: its first exception, or `none`. Null if it does
 * not wait.
 */
export const exceptionOf = (
  visit: ExceptionFacts,
  { now, toleranceMetres }: { now: Instant; toleranceMetres: number },
): VisitException | 'none' | null => {
  if (visit.status === 'in_progress') {
    return momentOf(visit, now) === 'no_check_out' ? 'no_check_out' : null
  }
  if (visit.status !== 'completed') return null
  const { checkInAt, duration, scheduledDuration } = visit
  const applies: Record<Exclude<VisitException, 'no_check_out'>, boolean> = {
    times_held: visit.heldFor.length > 0,
    far: Math.max(visit.checkInDistance ?? 0, visit.checkOutDistance ?? 0) > toleranceMetres,
    check_in_off:
      checkInAt !== null &&
      Math.abs(minutesBetween(visit.startsAt, checkInAt)) > checkInToleranceMinutes,
    length_off:
      duration !== null && Math.abs(duration - scheduledDuration) > durationToleranceMinutes,
    manual: visit.checkInMethod === 'manual' || visit.checkOutMethod === 'manual',
    not_signed: !visit.signed,
  }
  return visitExceptions.find((one) => one !== 'no_check_out' && applies[one]) ?? 'none'
}
