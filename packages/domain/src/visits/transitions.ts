import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { minutesBetween } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import { allHolds, holdsOfPunch, holdsOfSpan, isInFuture } from './holding.ts'
import type { HoldReason, Receipt } from './holding.ts'
import type { EntryMethod, VisitStatus } from './vocabulary.ts'

/** What the moves of a visit need to know of it. */
export type VisitState = {
  status: VisitStatus
  agentId: string | null
  checkInAt: Instant | null
  checkOutAt: Instant | null
  /** Why its times do not count until a person has reviewed them. */
  heldFor: readonly HoldReason[]
  /** Whether nobody but the office knows of it yet. */
  draft?: boolean
}

/** When and how a check-in or check-out was taken; `at` is the clock of the device. */
type Punch = { at: Instant; method: EntryMethod }

const hasStarted = ({ status, checkInAt }: VisitState): boolean =>
  checkInAt !== null || ['in_progress', 'completed', 'approved', 'rejected'].includes(status)

/**
 * scheduled -> in_progress. Place and distance never block; the office reviews them later. A device's clock
 * never blocks either: a time outside the window is kept and held. A person who types a future time gets an
 * error.
 */
export const checkIn = (
  visit: VisitState,
  punch: Punch,
  receipt: Receipt,
): Result<
  {
    status: 'in_progress'
    checkInAt: Instant
    checkInMethod: EntryMethod
    heldFor: HoldReason[]
  },
  | 'visit_started'
  | 'visit_draft'
  | 'visit_canceled'
  | 'visit_unstaffed'
  | 'visit_in_the_future'
  | 'status_not_allowed'
> => {
  if (hasStarted(visit)) return fail('visit_started')
  if (visit.draft) return fail('visit_draft')
  if (isClosed(visit)) return fail(closedFailure(visit))
  if (visit.agentId === null || visit.status === 'available') return fail('visit_unstaffed')
  if (isTypedAhead(punch, receipt)) return fail('visit_in_the_future')
  return ok({
    status: 'in_progress',
    checkInAt: punch.at,
    checkInMethod: punch.method,
    heldFor: holdsOfPunch(punch.at, receipt),
  })
}

const isTypedAhead = ({ at, method }: Punch, receipt: Receipt): boolean =>
  method === 'manual' && isInFuture(at, receipt.at)

/**
 * in_progress -> completed, with the duration in real minutes. A visit whose times are held has none
 * until a person has accepted or corrected them.
 */
export const checkOut = (
  visit: VisitState,
  punch: Punch,
  receipt: Receipt,
): Result<
  {
    status: 'completed'
    checkOutAt: Instant
    checkOutMethod: EntryMethod
    completedDuration: number | null
    heldFor: HoldReason[]
  },
  | 'visit_not_started'
  | 'visit_canceled'
  | 'check_out_before_in'
  | 'visit_in_the_future'
  | 'status_not_allowed'
> => {
  if (visit.status === 'available' || visit.status === 'scheduled') return fail('visit_not_started')
  if (visit.status !== 'in_progress') return fail(closedFailure(visit))
  if (visit.checkInAt === null) return fail('visit_not_started')
  const span = holdsOfSpan(visit.checkInAt, punch.at)
  // If the check-in is held anyway, the true time of the check-out may be earlier.
  const typed = punch.method === 'manual' && visit.heldFor.length === 0
  if (typed && span.includes('before_check_in')) return fail('check_out_before_in')
  if (isTypedAhead(punch, receipt)) return fail('visit_in_the_future')
  const heldFor = allHolds(visit.heldFor, holdsOfPunch(punch.at, receipt), span)
  return ok({
    status: 'completed',
    checkOutAt: punch.at,
    checkOutMethod: punch.method,
    completedDuration: heldFor.length === 0 ? minutesBetween(visit.checkInAt, punch.at) : null,
    heldFor,
  })
}

/** Whether activities may be answered and a signature taken: from check-in until the review. */
export const canRecord = (
  visit: VisitState,
): Result<null, 'visit_not_started' | 'visit_canceled' | 'status_not_allowed'> => {
  if (visit.status === 'in_progress' || visit.status === 'completed') return ok(null)
  return fail(hasStarted(visit) || isClosed(visit) ? closedFailure(visit) : 'visit_not_started')
}

/**
 * Whether a visit may be signed: while it is recorded, and after its approval by reviewers, for a signature
 * that was obtained later.
 */
export const canBeSigned = (
  visit: VisitState,
  { reviews }: { reviews: boolean },
): ReturnType<typeof canRecord> =>
  reviews && visit.status === 'approved' ? ok(null) : canRecord(visit)

const isClosed = ({ status }: VisitState): boolean => status === 'canceled' || status === 'archived'

/** Why nothing is recorded for a visit any more. */
const closedFailure = ({ status }: VisitState): 'visit_canceled' | 'status_not_allowed' =>
  status === 'canceled' ? 'visit_canceled' : 'status_not_allowed'

/** Whether a visit still waits to begin: only then may the schedule change it. */
const waiting = (visit: VisitState): Result<null, 'visit_started' | 'status_not_allowed'> => {
  if (hasStarted(visit)) return fail('visit_started')
  return isClosed(visit) ? fail('status_not_allowed') : ok(null)
}

/** available -> scheduled, or another caregiver for a scheduled visit. */
export const assign = (
  visit: VisitState,
  agentId: string,
): Result<{ status: 'scheduled'; agentId: string }, 'visit_started' | 'status_not_allowed'> => {
  const free = waiting(visit)
  return free.ok ? ok({ status: 'scheduled', agentId }) : free
}

/** scheduled -> available: the visit is open again. */
export const unassign = (
  visit: VisitState,
): Result<{ status: 'available'; agentId: null }, 'visit_started' | 'status_not_allowed'> => {
  const free = waiting(visit)
  return free.ok ? ok({ status: 'available', agentId: null }) : free
}

/** Whether date, time and length may be changed; the caller computes the new instants. */
export const reschedule = (
  visit: VisitState,
): Result<null, 'visit_started' | 'status_not_allowed'> => waiting(visit)

/** available or scheduled -> canceled. Canceling a canceled visit again changes nothing. */
export const cancel = (
  visit: VisitState,
): Result<{ status: 'canceled' }, 'visit_started' | 'status_not_allowed'> => {
  if (hasStarted(visit)) return fail('visit_started')
  return visit.status === 'archived' ? fail('status_not_allowed') : ok({ status: 'canceled' })
}
