import * as contract from '@homeward/contract/visits/endings'
import { restore } from '@homeward/domain/visits/endings'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { holdAgent, holdClient } from '../assignment/people-store.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { settleAssignment } from '../assignment/settle-assignment.ts'
import { loadVisit, presentVisit, stateOf } from '../shown/present-visit.ts'
import { lockVisit, saveVisit } from '../visit-store.ts'
import { notEnded } from './noted.ts'

/** Restores a visit that was canceled, missed or archived, as far as its caregiver may be given it again. */
export const restoreVisit = verb(contract.restoreVisit, async (ctx, input) => {
  const { id } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(input.lock_version, before, async () => presentVisit(ctx, before))
  const { status: now } = unwrap(restore(stateOf(before), before.agent_id))
  const asked = input.agent_id === undefined ? before.agent_id : input.agent_id
  // A visit that was worked stays with whoever worked it.
  const agent_id = now === 'rejected' ? before.agent_id : asked
  const { status } = unwrap(restore(stateOf(before), agent_id))
  await holdClient(ctx.tx, before.client_id)
  if (agent_id !== null) await holdAgent(ctx.tx, agent_id)
  const settled =
    status === 'rejected'
      ? {}
      : await settleAssignment(ctx, proposalOf(before, agent_id), input.assignment_reason ?? null)
  const set = { status, agent_id, ...notEnded, ...settled }
  await saveVisit(ctx.tx, before, { ...set, hand_edited: true }).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  await ctx.changed({
    action: 'visit.restored',
    type: 'visit',
    id,
    before,
    after: { ...before, ...set },
  })
  return loadVisit(ctx, id)
})
