import * as contract from '@homeward/contract/visits/offers'
import { acceptOffer } from '@homeward/domain/visits/offers'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { holdAgent, holdClient } from '../assignment/people-store.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { settleAssignment } from '../assignment/settle-assignment.ts'
import { loadVisit } from '../shown/present-visit.ts'
import { lockVisit } from '../visit-store.ts'
import { othersWho } from './answer-offer.ts'
import { endOffer, tellAgents, tellLeftOver } from './end-offer.ts'
import { giveVisit } from './give-visit.ts'
import { findOffer, lockOffer } from './offer-store.ts'
import { loadOffer, offerFacts, presentOffer } from './present-offer.ts'

/** Withdraws an offer; once more changes nothing. */
export const withdrawVisitOffer = verb(contract.withdrawVisitOffer, async (ctx, { id }) => {
  const offer = found(await lockOffer(ctx.tx, id))
  if (offer.status === 'withdrawn') return presentOffer(offer)
  if (offer.status !== 'open') unwrap(acceptOffer(offerFacts(offer), ctx.now))
  await endOffer(ctx, offer, 'withdrawn')
  await tellLeftOver(ctx, offer)
  return loadOffer(ctx, id)
})

/** Gives an offered visit to one of those who accepted, also after the deadline. */
export const pickForOffer = verb(
  contract.pickForOffer,
  async (ctx, { id, agent_id, assignment_reason }) => {
    const { visit_id: visitId } = found(await findOffer(ctx.tx, id))
    const visit = found(await lockVisit(ctx.tx, visitId, null))
    const offer = found(await lockOffer(ctx.tx, id))
    const own = offer.recipients.find((one) => one.agent_id === agent_id)
    if (own?.answer !== 'accepted') throw new Failure('offer_not_accepted')
    if (visit.agent_id === agent_id) return loadVisit(ctx, visitId)
    const late = { ...offerFacts(offer), expiresAt: offer.starts_at }
    unwrap(
      acceptOffer({ ...late, status: late.status === 'expired' ? 'open' : late.status }, ctx.now),
    )
    await holdClient(ctx.tx, visit.client_id)
    await holdAgent(ctx.tx, agent_id)
    const kept = await settleAssignment(ctx, proposalOf(visit, agent_id), assignment_reason ?? null)
    await giveVisit(ctx, visit, agent_id, kept, 'caregiver_double_booked')
    await endOffer(ctx, offer, 'filled')
    await tellAgents(ctx, offer, 'assigned', [agent_id])
    await tellAgents(ctx, offer, 'not_chosen', othersWho(offer, own, ['accepted']))
    return loadVisit(ctx, visitId)
  },
)
