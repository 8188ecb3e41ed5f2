import * as contract from '@homeward/contract/visits/exceptions'
import type { VisitException } from '@homeward/domain/visits/exceptions'
import { restore } from '@homeward/domain/visits/endings'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { signaturesOf, voidSignature } from '../../files/door.ts'
import { holdAgent, holdClient } from '../assignment/people-store.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { settleAssignment } from '../assignment/settle-assignment.ts'
import { notEnded } from '../endings/noted.ts'
import { reopened } from '../endings/reopen-visit.ts'
import { stateOf } from '../shown/present-visit.ts'
import { saveVisit, type VisitFacts } from '../visit-store.ts'
import { eachOf } from './settle-exceptions.ts'

const why = 'Undone right after'

/**
 * Takes back what settled an exception, as long as nothing followed from it. A check-out that was entered by hand
 * stays: what was recorded is never taken back.
 */
export const undoExceptions = verb(contract.undoExceptions, (ctx, { exception, visits }) =>
  eachOf(ctx, visits, async (visit) => {
    if (exception === 'missed') return comesBack(ctx, visit)
    if (exception === 'not_signed') await asksForSignature(ctx, visit)
    return reopened(ctx, visit, why, undoneBy(exception))
  }),
)

const undoneBy = (exception: VisitException | 'none') =>
  exception === 'overlap' ? { overlap_reason: null } : {}

async function asksForSignature(ctx: Ctx, { id }: VisitFacts): Promise<void> {
  const subject = { type: 'visit', id } as const
  const live = (await signaturesOf(ctx, 'visit', [id])).get(id) ?? []
  const waiver = live.find((one) => one.waived !== null && one.voided === null)
  if (waiver) await voidSignature(ctx, subject, { id: waiver.id, reason: why })
}

/** A missed visit waits again, if its caregiver may still have it. */
async function comesBack(ctx: Ctx, visit: VisitFacts): Promise<VisitFacts> {
  if (!ctx.may('visits.schedule')) throw new Failure('forbidden')
  if (visit.missed_reason === null) throw new Failure('exception_changed')
  const { status } = unwrap(restore(stateOf(visit), visit.agent_id))
  await holdClient(ctx.tx, visit.client_id)
  if (visit.agent_id !== null) await holdAgent(ctx.tx, visit.agent_id)
  const proposal = proposalOf(visit, visit.agent_id)
  const settled = await settleAssignment(ctx, proposal, visit.assignment_reason)
  const set = { status, ...notEnded, ...settled }
  const saved = await saveVisit(ctx.tx, visit, set)
  await ctx.changed({
    action: 'visit.restored',
    type: 'visit',
    id: visit.id,
    before: visit,
    after: { ...visit, ...set },
  })
  return saved
}
