import { failureOf } from '@homeward/contract/failures'
import type { InputOf } from '@homeward/contract/endpoint'
import type { correctVisit, reviewVisit, Visit } from '@homeward/contract/visits/visits'
import { instantOf, isDay, sameMinute } from '@homeward/domain/time/zone'
import { correct } from '@homeward/domain/visits/correction'
import { approve } from '@homeward/domain/visits/review'
import { isInFuture } from '@homeward/domain/visits/holding'
import { inZone } from '../../../ui/text/dates.ts'

/** The fields of a correction: wall-clock times in the agency's zone. */
type ReviewValues = {
  inDay: string
  inClock: string
  outDay: string
  outClock: string
  reason: string
  action: string
  note: string
}

type ReviewErrors = Partial<Record<keyof ReviewValues, string>>

type Correction = Pick<
  InputOf<typeof reviewVisit>,
  'reviewed_check_in_at' | 'reviewed_check_out_at' | 'reason' | 'action' | 'note'
>

/** What stands in the fields at first: the reviewed times, else the recorded ones. */
export const reviewValues = (visit: Visit, zone: string): ReviewValues => {
  const from = inZone(visit.reviewed_check_in_at ?? visit.check_in_at ?? visit.starts_at, zone)
  const to = inZone(visit.reviewed_check_out_at ?? visit.check_out_at ?? visit.ends_at, zone)
  return {
    inDay: from.day,
    inClock: from.clock,
    outDay: to.day,
    outClock: to.clock,
    reason: visit.review_reason ?? '',
    action: visit.review_action ?? '',
    note: visit.review_note ?? '',
  }
}

const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The recorded instant where the fields say the same minute, so that its seconds stay. */
const instantIn = (day: string, clock: string, recorded: string | null, zone: string): string => {
  const typed = instantOf(day, clock, zone)
  return recorded !== null && sameMinute(typed, recorded) ? recorded : typed.toISOString()
}

/** What cannot be read of the fields. */
const unreadableIn = (values: ReviewValues): ReviewErrors => ({
  ...(!isDay(values.inDay) && { inDay: 'Enter a date like 03/05/2026.' }),
  ...(!isDay(values.outDay) && { outDay: 'Enter a date like 03/05/2026.' }),
  ...(!isClock(values.inClock) && { inClock: 'Enter a time like 08:30 AM.' }),
  ...(!isClock(values.outClock) && { outClock: 'Enter a time like 08:30 AM.' }),
})

/**
 * The approval that the fields mean, judged by the domain's own rule before it is sent; sentences
 * by field where the rule says no.
 */
export const approvalOf = (
  visit: Visit,
  values: ReviewValues,
  zone: string,
  now: Date,
): { input: Correction } | { errors: ReviewErrors } => {
  const unreadable = unreadableIn(values)
  if (Object.keys(unreadable).length > 0) return { errors: unreadable }
  const from = instantIn(values.inDay, values.inClock, visit.check_in_at, zone)
  const to = instantIn(values.outDay, values.outClock, visit.check_out_at, zone)
  const reason = values.reason || undefined
  const note = values.note.trim()
  const decision = approve(
    {
      status: visit.status,
      agentId: visit.agent_id,
      checkInAt: visit.check_in_at,
      checkOutAt: visit.check_out_at,
      heldFor: visit.held_for,
    },
    { checkInAt: from, checkOutAt: to, reason: reason ?? null, note },
    now,
  )
  if (!decision.ok) {
    const { sentence } = failureOf(decision.failure)
    if (decision.failure === 'visit_not_completed' && isInFuture(to, now))
      return { errors: { outClock: 'This time is in the future.' } }
    if (decision.failure !== 'reason_required') return { errors: { outClock: sentence } }
    return {
      errors:
        reason === 'other' ? { note: 'Describe what happened in a note.' } : { reason: sentence },
    }
  }
  return {
    input: {
      ...(reason !== undefined && {
        reviewed_check_in_at: from,
        reviewed_check_out_at: to,
        reason,
        ...(values.action && { action: values.action }),
      }),
      ...(note && { note }),
    },
  }
}

/** The correction of a reviewed visit that the fields mean, judged by the rule before it is sent. */
export const correctionOf = (
  visit: Visit,
  values: ReviewValues,
  zone: string,
  now: Date,
): { input: Omit<InputOf<typeof correctVisit>, 'id'> } | { errors: ReviewErrors } => {
  const unreadable = unreadableIn(values)
  if (Object.keys(unreadable).length > 0) return { errors: unreadable }
  const { reviewed_check_in_at: reviewedFrom, reviewed_check_out_at: reviewedTo } = visit
  const checkInAt = instantIn(values.inDay, values.inClock, reviewedFrom, zone)
  const checkOutAt = instantIn(values.outDay, values.outClock, reviewedTo, zone)
  const note = values.note.trim()
  const decision = correct(
    {
      status: visit.status,
      reviewedCheckInAt: reviewedFrom,
      reviewedCheckOutAt: reviewedTo,
      reviewReason: visit.review_reason,
      reviewAction: visit.review_action,
    },
    { checkInAt, checkOutAt, reason: values.reason || null, action: values.action || null, note },
    now,
  )
  if (!decision.ok) {
    const { sentence } = failureOf(decision.failure)
    if (decision.failure !== 'reason_required') return { errors: { outClock: sentence } }
    const field = values.reason === 'other' ? 'note' : 'reason'
    return { errors: { [field]: sentence } }
  }
  return {
    input: {
      reviewed_check_in_at: checkInAt,
      reviewed_check_out_at: checkOutAt,
      reason: values.reason,
      ...(values.action && { action: values.action }),
      ...(note && { note }),
    },
  }
}
