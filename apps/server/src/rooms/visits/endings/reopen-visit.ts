import * as contract from '@homeward/contract/visits/endings'
import { claimStages } from '@homeward/domain/billing/claim-stages'
import { decidingStage } from '@homeward/domain/visits/claim-stage'
import { reopen } from '@homeward/domain/visits/endings'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentVisit } from '../shown/present-visit.ts'
import { verificationStatusOf } from '../shown/visit-verification.ts'
import { lockVisit, saveVisit, type VisitFacts } from '../visit-store.ts'

/** Takes a review back, so that the visit is reviewed again; what was reviewed stays in the history. */
export const reopenVisit = verb(contract.reopenVisit, async (ctx, { id, reason, lock_version }) => {
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(lock_version, before, async () => presentVisit(ctx, before))
  return presentVisit(ctx, await reopened(ctx, before, reason))
})

/** A visit that is held, reopened if its claims allow it. */
export async function reopened(
  ctx: Ctx,
  before: VisitFacts,
  reason: string,
  also: Parameters<typeof saveVisit>[2] = {},
): Promise<VisitFacts> {
  const { id } = before
  const { status } = unwrap(
    reopen({
      status: before.status,
      verificationStatus: verificationStatusOf(before),
      claimStage: decidingStage(before.claims.map((claim) => claimStages[claim.status])),
    }),
  )
  const set = { status, ...notReviewed, ...also }
  const saved = await saveVisit(ctx.tx, before, set).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  await ctx.changed({
    action: 'visit.reopened',
    type: 'visit',
    id,
    before,
    after: { ...before, ...set, reason },
  })
  await ctx.emit('visit.reopened', { visit_id: id })
  return saved
}

const notReviewed = {
  reviewed_check_in_at: null,
  reviewed_check_out_at: null,
  reviewed_duration: null,
  reviewed_check_in_latitude: null,
  reviewed_check_in_longitude: null,
  reviewed_check_out_latitude: null,
  reviewed_check_out_longitude: null,
  reviewed_at: null,
  reviewed_by: null,
  reviewed_by_name: null,
  review_reason: null,
  review_action: null,
  review_note: null,
} as const
