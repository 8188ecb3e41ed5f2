import * as contract from '@homeward/contract/visits/visits'
import { assign, reschedule, unassign } from '@homeward/domain/visits/transitions'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { found, refuseStaleWith, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { holdAgent, holdClient } from './assignment/people-store.ts'
import { proposalOf } from './assignment/proposal.ts'
import { settleAssignment } from './assignment/settle-assignment.ts'
import { loadVisit, presentVisit, stateOf } from './present-visit.ts'
import { scheduleOf } from './schedule-of.ts'
import { lockVisit, saveVisit, type VisitFacts } from './visit-store.ts'

/**
 * Moves a visit that waits, or gives it to another caregiver or to nobody. Whoever does so takes it
 * out of the hands of its care plan. A reason allows what speaks against the assignment, as long as the
 * visit stays with that caregiver at that time.
 */
export const updateVisit = verb(contract.updateVisit, async (ctx, input) => {
  const { id } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(input.lock_version, before, async () => presentVisit(ctx, before))

  unwrap(reschedule(stateOf(before)))

  const agent_id = input.agent_id === undefined ? before.agent_id : input.agent_id
  const schedule = scheduleOf(ctx, before, input)
  const moved =
    before.agent_id !== agent_id ||
    before.starts_at !== schedule.starts_at ||
    before.ends_at !== schedule.ends_at
  const kept = moved ? null : before.assignment_reason
  const reason = input.assignment_reason === undefined ? kept : input.assignment_reason
  if (!moved && reason === before.assignment_reason) return presentVisit(ctx, before)

  await holdClient(ctx.tx, before.client_id)
  if (agent_id !== null) await holdAgent(ctx.tx, agent_id)
  const settled = await settleAssignment(ctx, proposalOf(before, agent_id, schedule), reason)
  const set = { ...schedule, agent_id, status: staffed(before, agent_id), ...settled }
  await saveVisit(ctx.tx, before, { ...set, hand_edited: true }).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  await ctx.changed({
    action: 'visit.updated',
    type: 'visit',
    id,
    before,
    after: { ...before, ...set },
  })
  return loadVisit(ctx, id)
})

/** The status that the visit has with this caregiver. */
function staffed(before: VisitFacts, agentId: string | null): VisitFacts['status'] {
  if (before.agent_id === agentId) return before.status
  if (agentId === null) return unwrap(unassign(stateOf(before))).status
  return unwrap(assign(stateOf(before), agentId)).status
}
