import * as contract from '@homeward/contract/visits/visits'
import { millis, type Instant } from '@homeward/domain/time/zone'
import { correct } from '@homeward/domain/visits/correction'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentVisit } from '../shown/present-visit.ts'
import { refuseUnknownReasons } from '../reasons/given-reason.ts'
import { lockVisit, saveVisit } from '../visit-store.ts'

/**
 * Corrects the times of a reviewed visit. Its claims follow: one that was not sent bills the new times, one that is
 * with the payor notes that it needs another filing.
 */
export const correctVisit = verb(contract.correctVisit, async (ctx, input) => {
  const { id, reason, action, note = null } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(input.lock_version, before, async () => presentVisit(ctx, before))
  await refuseUnknownReasons(ctx, [
    { kind: 'reason', key: reason },
    { kind: 'action', key: action },
  ])
  const corrected = unwrap(
    correct(
      {
        status: before.status,
        reviewedCheckInAt: before.reviewed_check_in_at,
        reviewedCheckOutAt: before.reviewed_check_out_at,
        reviewReason: before.review_reason,
        reviewAction: before.review_action,
      },
      {
        checkInAt: input.reviewed_check_in_at ?? null,
        checkOutAt: input.reviewed_check_out_at ?? null,
        reason,
        action: action ?? null,
        note,
      },
      ctx.now,
    ),
  )
  const set = {
    reviewed_check_in_at: iso(corrected.reviewedCheckInAt),
    reviewed_check_out_at: iso(corrected.reviewedCheckOutAt),
    reviewed_duration: corrected.reviewedDuration,
    review_reason: reason,
    review_action: action ?? null,
    review_note: note,
    reviewed_at: ctx.now.toISOString(),
    reviewed_by: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    reviewed_by_name: ctx.actor.name,
  }
  const saved = await saveVisit(ctx.tx, before, set)
  await ctx.changed({
    action: 'visit.corrected',
    type: 'visit',
    id,
    before,
    after: { ...before, ...set },
  })
  await ctx.emit('visit.approved', { visit_id: id })
  return presentVisit(ctx, saved)
})

const iso = (instant: Instant): string => new Date(millis(instant)).toISOString()
