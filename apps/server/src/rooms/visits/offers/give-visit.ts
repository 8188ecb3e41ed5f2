import type { FindingId } from '@homeward/domain/visits/assignment/findings'
import { assign } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { stateOf } from '../shown/present-visit.ts'
import { saveVisit, type VisitFacts } from '../visit-store.ts'

type Kept = {
  assignment_reason: string | null
  assignment_exceptions: FindingId[]
  overlap_reason: string | null
}

/** Gives an open visit that is held to a caregiver who accepted it; `kept` is what the rule let pass. */
export async function giveVisit(
  ctx: Ctx,
  visit: VisitFacts,
  agentId: string,
  kept: Kept,
  refusal: 'offer_not_possible' | 'caregiver_double_booked',
): Promise<void> {
  const { status } = unwrap(assign(stateOf(visit), agentId))
  const set = { agent_id: agentId, status, ...kept }
  await saveVisit(ctx.tx, visit, { ...set, hand_edited: true }).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: refusal }),
  )
  await ctx.changed({
    action: 'visit.offer_accepted',
    type: 'visit',
    id: visit.id,
    before: visit,
    after: { ...visit, ...set },
  })
}
