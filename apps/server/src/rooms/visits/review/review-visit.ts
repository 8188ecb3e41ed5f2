import type { ParsedOf } from '@homeward/contract/endpoint'
import * as contract from '@homeward/contract/visits/visits'
import { type Instant, millis } from '@homeward/domain/time/zone'
import { approve, reject } from '@homeward/domain/visits/review'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure, found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentVisit, stateOf } from '../shown/present-visit.ts'
import { refuseUnknownReasons } from '../reasons/given-reason.ts'
import { lockVisit, saveVisit, type VisitFacts } from '../visit-store.ts'

type Input = ParsedOf<typeof contract.reviewVisit>

/**
 * Approves a visit, with other times where a reason says why, or rejects it. What the device
 * recorded stays beside it, untouched.
 */
export const reviewVisit = verb(contract.reviewVisit, async (ctx, input) => {
  const { id, decision } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(input.lock_version, before, async () => presentVisit(ctx, before))
  await refuseUnknownReasons(ctx, [
    { kind: 'reason', key: input.reason },
    { kind: 'action', key: input.action },
  ])
  const set = {
    ...(decision === 'approve' ? approved(ctx, before, input) : rejected(before, input)),
    reviewed_at: ctx.now.toISOString(),
    reviewed_by: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    reviewed_by_name: ctx.actor.name,
  }

  // A rejected visit takes no one's time. Once approved it does again, and may overlap another one.
  const saved = await saveVisit(ctx.tx, before, set).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  await ctx.changed({
    action: `visit.${set.status}`,
    type: 'visit',
    id,
    before,
    after: { ...before, ...set, ...(input.accept_held && { accepted_for: before.held_for }) },
  })
  await ctx.emit(set.status === 'approved' ? 'visit.approved' : 'visit.worked', { visit_id: id })
  return presentVisit(ctx, saved)
})

function approved({ now }: Ctx, before: VisitFacts, input: Input) {
  const review = {
    checkInAt: input.reviewed_check_in_at ?? null,
    checkOutAt: input.reviewed_check_out_at ?? null,
    checkInPlace: placeOf('check_in', input),
    checkOutPlace: placeOf('check_out', input),
    reason: input.reason ?? null,
    note: input.note ?? null,
    acceptsHeld: input.accept_held ?? false,
  }
  const approval = unwrap(approve(stateOf(before), review, now))
  return {
    status: approval.status,
    reviewed_check_in_at: iso(approval.reviewedCheckInAt),
    reviewed_check_out_at: iso(approval.reviewedCheckOutAt),
    reviewed_duration: approval.reviewedDuration,
    ...placed(before, review),
    review_reason: approval.reviewReason,
    review_action: input.action ?? null,
    review_note: approval.reviewNote,
  }
}

type Place = { latitude: number; longitude: number }

/** Where the review says that it was; half a position is none. */
function placeOf(at: 'check_in' | 'check_out', input: Input): Place | null {
  const latitude = input[`reviewed_${at}_latitude`]
  const longitude = input[`reviewed_${at}_longitude`]
  if (latitude === undefined && longitude === undefined) return null
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const half = latitude === undefined ? 'latitude' : 'longitude'
  throw new Failure('invalid', {
    fields: { [`reviewed_${at}_${half}`]: ['Enter both latitude and longitude, or neither.'] },
  })
}

/** Without other places the recorded ones stand. */
function placed(
  before: VisitFacts,
  review: Record<'checkInPlace' | 'checkOutPlace', Place | null>,
) {
  const { checkInPlace, checkOutPlace } = review
  return {
    reviewed_check_in_latitude: checkInPlace?.latitude ?? before.check_in_latitude,
    reviewed_check_in_longitude: checkInPlace?.longitude ?? before.check_in_longitude,
    reviewed_check_out_latitude: checkOutPlace?.latitude ?? before.check_out_latitude,
    reviewed_check_out_longitude: checkOutPlace?.longitude ?? before.check_out_longitude,
  }
}

function rejected(before: VisitFacts, { reason, note }: Input) {
  const review = { reason: reason ?? null, note: note ?? null }
  const rejection = unwrap(reject(stateOf(before), review))
  return {
    status: rejection.status,
    reviewed_check_in_at: null,
    reviewed_check_out_at: null,
    reviewed_duration: null,
    reviewed_check_in_latitude: null,
    reviewed_check_in_longitude: null,
    reviewed_check_out_latitude: null,
    reviewed_check_out_longitude: null,
    review_reason: rejection.reviewReason,
    review_action: null,
    review_note: rejection.reviewNote,
  }
}

const iso = (instant: Instant): string => new Date(millis(instant)).toISOString()
