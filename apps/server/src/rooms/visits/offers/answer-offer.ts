import * as contract from '@homeward/contract/visits/offers'
import { acceptOffer, offerRefusals, unsettled } from '@homeward/domain/visits/offers'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { holdAgent, holdClient } from '../assignment/people-store.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { judge } from '../assignment/settle-assignment.ts'
import { lockVisit } from '../visit-store.ts'
import { askAgain } from './advance-offer.ts'
import { endOffer, tellAgents, tellScheduler } from './end-offer.ts'
import { giveVisit } from './give-visit.ts'
import { findOffer, lockOffer, type OfferRow } from './offer-store.ts'
import { offerFacts } from './present-offer.ts'
import { saveRecipients } from './recipient-store.ts'

type Recipient = OfferRow['recipients'][number]

/** Accepts an open visit: it is given at once, or the scheduler hears that somebody wants it. */
export const acceptOpenVisit = verb(contract.acceptOpenVisit, async (ctx, { id, agent_id }) => {
  const agentId = whose(ctx, agent_id)
  const { visit_id: visitId } = ownOf(agentId, found(await findOffer(ctx.tx, id))).offer
  const visit = found(await lockVisit(ctx.tx, visitId, null))
  const { offer, own } = ownOf(agentId, found(await lockOffer(ctx.tx, id)))
  const given = { id, visit_id: visitId, assigned: true }
  if (visit.agent_id === own.agent_id && own.answer === 'accepted') return given
  unwrap(acceptOffer(offerFacts(offer), ctx.now))
  await holdClient(ctx.tx, visit.client_id)
  await holdAgent(ctx.tx, own.agent_id)
  const [findings] = await judge(ctx, [proposalOf(visit, own.agent_id)])
  const exceptions = found(findings).map((one) => one.id)
  const against = offer.mode === 'pick' ? [] : unsettled(exceptions, own.exceptions)
  const hard = found(findings).find(({ kind }) => kind === 'hard')?.id
  const why = hard ?? against[0]
  if (why) throw new Failure('offer_not_possible', { sentence: offerRefusals[why] })
  await saveRecipients(ctx.tx, [own.id], {
    answer: 'accepted',
    answered_at: ctx.now.toISOString(),
  })
  if (offer.mode === 'pick') {
    await ctx.changed({
      action: 'visit.offer_accepted',
      type: 'visit',
      id: visitId,
      after: { offer_id: id, agent_id: own.agent_id },
    })
    await tellScheduler(ctx, offer, 'wanted', own)
    return { ...given, assigned: false }
  }
  const reason = exceptions.length === 0 ? null : (offer.assignment_reason ?? 'Accepted the offer')
  await giveVisit(
    ctx,
    visit,
    own.agent_id,
    {
      assignment_reason: reason,
      assignment_exceptions: exceptions,
      overlap_reason: exceptions.includes('overlap') ? reason : null,
    },
    'offer_not_possible',
  )
  await endOffer(ctx, offer, 'filled')
  await tellScheduler(ctx, offer, 'assigned', own)
  await tellAgents(ctx, offer, 'not_chosen', othersWho(offer, own, ['told']))
  return given
})

/** Declines an open visit; once everybody told has, the next wave is told. */
export const declineOpenVisit = verb(
  contract.declineOpenVisit,
  async (ctx, { id, reason, agent_id }) => {
    const { offer, own } = ownOf(whose(ctx, agent_id), found(await lockOffer(ctx.tx, id)))
    if (own.answer === 'declined') return { id }
    unwrap(acceptOffer(offerFacts(offer), ctx.now))
    await saveRecipients(ctx.tx, [own.id], {
      answer: 'declined',
      answered_at: ctx.now.toISOString(),
      why: reason ?? null,
    })
    await ctx.changed({
      action: 'visit.offer_declined',
      type: 'visit',
      id: offer.visit_id,
      after: { offer_id: id, agent_id: own.agent_id, reason: reason ?? null },
    })
    if (othersWho(offer, own, ['told', 'accepted']).length === 0) await askAgain(ctx, id)
    return { id }
  },
)

/** Who answers: the caregiver named by the office, else whoever asks. */
function whose(ctx: Ctx, agentId: string | undefined): string | null {
  const { actor } = ctx
  const own = actor.kind === 'person' ? actor.agentId : null
  if (agentId === undefined || agentId === own) return own
  return ctx.may('visits.schedule') ? agentId : null
}

/** The offer with the part of a caregiver; not found for those who were not told. */
function ownOf(agentId: string | null, offer: OfferRow): { offer: OfferRow; own: Recipient } {
  const own = offer.recipients.find(({ agent_id, told_at }) => agent_id === agentId && told_at)
  return { offer, own: found(own) }
}

/** Everybody else whose answer is one of these. */
export const othersWho = (
  { recipients }: OfferRow,
  own: Pick<Recipient, 'agent_id'>,
  answers: readonly Recipient['answer'][],
): string[] =>
  recipients
    .filter((one) => one.agent_id !== own.agent_id && answers.includes(one.answer))
    .map((one) => one.agent_id)
