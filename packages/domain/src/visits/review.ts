import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { millis, minutesBetween, sameMinute } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import { isInFuture } from './holding.ts'
import type { VisitState } from './transitions.ts'

type Place = { latitude: number; longitude: number }

/** A reviewer's input: times and places that differ from the recorded ones, and why. */
export type Review = {
  checkInAt?: Instant | null
  checkOutAt?: Instant | null
  /** The corrected place, if it differs from the device's. */
  checkInPlace?: Place | null
  checkOutPlace?: Place | null
  /** The key of a code. */
  reason?: string | null
  note?: string | null
  /** Whether the recorded times are accepted although they are held. */
  acceptsHeld?: boolean
}

type Approval = {
  status: 'approved'
  reviewedCheckInAt: Instant
  reviewedCheckOutAt: Instant
  /** Real minutes between the reviewed times: what is paid and billed. */
  reviewedDuration: number
  reviewReason: string | null
  reviewNote: string | null
}

const noteOf = (review: Pick<Review, 'note'>): string | null => review.note?.trim() || null

/** Whether a reason was given, and a note for the reason 'other'. */
export const isExplained = (review: Pick<Review, 'reason' | 'note'>): boolean =>
  Boolean(review.reason) && (review.reason !== 'other' || noteOf(review) !== null)

/**
 * completed or rejected -> approved. Without other times the recorded ones apply. Times that differ from
 * the recorded ones by a minute or more need a reason, and so does another place; the reason 'other' needs
 * a note. A reason may also explain times that stand. The recorded times themselves are never touched. Times
 * that are held are accepted by name, or corrected. If a corrected check-out is ahead of `now`, the visit is not completed yet.
 */
export const approve = (
  visit: VisitState,
  review: Review,
  now: Instant,
): Result<
  Approval,
  | 'visit_not_completed'
  | 'check_out_before_in'
  | 'reason_required'
  | 'times_held'
  | 'status_not_allowed'
> => {
  const { status, checkInAt, checkOutAt } = visit
  if (status === 'approved' || status === 'canceled' || status === 'archived') {
    return fail('status_not_allowed')
  }
  if (status !== 'completed' && status !== 'rejected') return fail('visit_not_completed')
  if (checkInAt === null || checkOutAt === null) return fail('visit_not_completed')
  const from = review.checkInAt ?? checkInAt
  const to = review.checkOutAt ?? checkOutAt
  const corrected = !sameMinute(from, checkInAt) || !sameMinute(to, checkOutAt)
  const held = visit.heldFor.length > 0
  if (held && !corrected && !review.acceptsHeld) return fail('times_held')
  if (millis(to) < millis(from)) return fail('check_out_before_in')
  if (isInFuture(to, now)) return fail('visit_not_completed')
  const placed = Boolean(review.checkInPlace ?? review.checkOutPlace)
  if ((corrected || placed) && !isExplained(review)) return fail('reason_required')
  return ok({
    status: 'approved',
    reviewedCheckInAt: from,
    reviewedCheckOutAt: to,
    reviewedDuration: minutesBetween(from, to),
    reviewReason: review.reason ?? null,
    reviewNote: noteOf(review),
  })
}

/** completed -> rejected: the visit is neither paid nor billed unless it is approved later. */
export const reject = (
  visit: VisitState,
  review: Review = {},
): Result<
  { status: 'rejected'; reviewReason: string | null; reviewNote: string | null },
  'visit_not_completed' | 'status_not_allowed'
> => {
  if (visit.status === 'completed') {
    return ok({
      status: 'rejected',
      reviewReason: review.reason ?? null,
      reviewNote: noteOf(review),
    })
  }
  const unfinished = ['available', 'scheduled', 'in_progress'].includes(visit.status)
  return fail(unfinished ? 'visit_not_completed' : 'status_not_allowed')
}
