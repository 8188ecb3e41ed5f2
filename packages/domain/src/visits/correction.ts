import { fail, ok, type Result } from '../result.ts'
import { type Instant, millis, minutesBetween, sameMinute } from '../time/zone.ts'
import { isInFuture } from './holding.ts'
import { isExplained } from './review.ts'
import type { VisitStatus } from './vocabulary.ts'

type Reviewed = {
  status: VisitStatus
  reviewedCheckInAt: Instant | null
  reviewedCheckOutAt: Instant | null
  /** Why the times differ from the recorded ones, and what was done about it; null if no one said it. */
  reviewReason: string | null
  reviewAction: string | null
}

type Correction = {
  checkInAt: Instant | null
  checkOutAt: Instant | null
  reason: string | null
  action: string | null
  note: string | null
}

type Corrected = {
  reviewedCheckInAt: Instant
  reviewedCheckOutAt: Instant
  reviewedDuration: number
}

/**
 * approved -> approved with other times, for a reason, or with another reason for the same times, as an EVV vendor
 * may ask for one of its own. What the device recorded stays, and so does what was filed: a claim that bills other
 * figures by then needs another filing.
 */
export const correct = (
  visit: Reviewed,
  { checkInAt, checkOutAt, action, ...explained }: Correction,
  now: Instant,
): Result<
  Corrected,
  | 'status_not_allowed'
  | 'check_out_before_in'
  | 'visit_in_the_future'
  | 'reason_required'
  | 'not_corrected'
> => {
  const { status, reviewedCheckInAt, reviewedCheckOutAt } = visit
  if (status !== 'approved' || reviewedCheckInAt === null || reviewedCheckOutAt === null) {
    return fail('status_not_allowed')
  }
  const from = checkInAt ?? reviewedCheckInAt
  const to = checkOutAt ?? reviewedCheckOutAt
  if (millis(to) < millis(from)) return fail('check_out_before_in')
  if (isInFuture(to, now)) return fail('visit_in_the_future')
  const sameTimes = sameMinute(from, reviewedCheckInAt) && sameMinute(to, reviewedCheckOutAt)
  if (sameTimes && isSaid(visit, { action, ...explained })) return fail('not_corrected')
  if (!isExplained(explained)) return fail('reason_required')
  return ok({
    reviewedCheckInAt: from,
    reviewedCheckOutAt: to,
    reviewedDuration: minutesBetween(from, to),
  })
}

/** Whether a reason says nothing new. */
const isSaid = (
  { reviewReason, reviewAction }: Pick<Reviewed, 'reviewReason' | 'reviewAction'>,
  { reason, action }: Pick<Correction, 'reason' | 'action'>,
): boolean => !reason || (reason === reviewReason && (action ?? null) === reviewAction)
