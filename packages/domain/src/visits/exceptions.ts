import { type Instant, minutesBetween } from '../time/zone.ts'
import type { HoldReason } from './holding.ts'
import { momentOf } from './moment.ts'
import { checkInToleranceMinutes, durationToleranceMinutes } from './quality.ts'
import type { EntryMethod, VisitStatus } from './vocabulary.ts'

/** What a person must settle before a visit can be billed; the first that applies counts. */
export const visitExceptions = [
  'missed',
  'late',
  'no_check_out',
  'times_held',
  'overlap',
  'over_authorization',
  'far',
  'check_in_off',
  'length_off',
  'task_refused',
  'manual',
  'not_signed',
] as const
export type VisitException = (typeof visitExceptions)[number]

export const visitExceptionLabels: Record<VisitException, string> = {
  missed: 'Missed visit',
  late: 'Late, no check-in',
  no_check_out: 'No check-out',
  times_held: 'Times to confirm',
  overlap: 'Two visits at once',
  over_authorization: 'Over authorization',
  far: 'Away from the home',
  check_in_off: 'Check-in early or late',
  length_off: 'Too short or too long',
  task_refused: 'Task refused',
  manual: 'Entered by staff',
  not_signed: 'Signature missing',
}

/** Exceptions of visits that were worked; the others are of visits that nobody has ended. */
const notWorked = ['missed', 'late', 'no_check_out'] as const satisfies readonly VisitException[]
export type WorkedException = Exclude<VisitException, (typeof notWorked)[number]>
export const workedExceptions: readonly WorkedException[] = visitExceptions.filter(
  (one): one is WorkedException => !notWorked.some((other) => other === one),
)

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
  /** No one was told of it yet. */
  draft: boolean
  scheduledDuration: number
  checkInAt: Instant | null
  /** Minutes as reviewed, otherwise as recorded. */
  duration: number | null
  checkInMethod: EntryMethod | null
  checkOutMethod: EntryMethod | null
  checkInDistance: number | null
  checkOutDistance: number | null
  heldFor: readonly HoldReason[]
  /** Whether the caregiver was with somebody else at the time, without a reason. */
  overlaps: boolean
  /** Whether its authorization has no minutes left for it, or is not for its day. */
  overAuthorized: boolean
  /** Whether the client refused a task. */
  taskRefused: boolean
  /** By the client, or waived. */
  signed: boolean
}

/** The agency's settings: minutes until a visit is late, meters until a place is away from the home. */
type At = { now: Instant; lateAfter: number; toleranceMetres: number }

/** All that is the matter with a visit, what counts first; null if it does not wait for anybody. */
export const allExceptionsOf = (visit: ExceptionFacts, at: At): VisitException[] | null => {
  if (visit.status !== 'completed') {
    const moment = momentOf(visit, at)
    return moment === 'missed' || moment === 'late' || moment === 'no_check_out' ? [moment] : null
  }
  const applies = appliesTo(visit, at)
  return workedExceptions.filter((one) => applies[one])
}

const appliesTo = (
  visit: ExceptionFacts,
  { toleranceMetres }: At,
): Record<WorkedException, boolean> => {
  const { checkInAt, duration, scheduledDuration } = visit
  return {
    times_held: visit.heldFor.length > 0,
    overlap: visit.overlaps,
    over_authorization: visit.overAuthorized,
    far: Math.max(visit.checkInDistance ?? 0, visit.checkOutDistance ?? 0) > toleranceMetres,
    check_in_off:
      checkInAt !== null &&
      Math.abs(minutesBetween(visit.startsAt, checkInAt)) > checkInToleranceMinutes,
    length_off:
      duration !== null && Math.abs(duration - scheduledDuration) > durationToleranceMinutes,
    task_refused: visit.taskRefused,
    manual: visit.checkInMethod === 'manual' || visit.checkOutMethod === 'manual',
    not_signed: !visit.signed,
  }
}

/** What is the matter with a visit first, or `none` if it can be approved. Null if it does not wait. */
export const exceptionOf = (visit: ExceptionFacts, at: At): VisitException | 'none' | null => {
  const all = allExceptionsOf(visit, at)
  return all && (all[0] ?? 'none')
}
