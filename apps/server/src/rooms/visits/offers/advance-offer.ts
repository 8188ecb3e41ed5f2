import { assignmentVerdict } from '@homeward/domain/visits/assignment/verdict'
import {
  isOver,
  type OfferCounts,
  offerAnswers,
  offerStep,
  unsettled,
} from '@homeward/domain/visits/offers'
import type { Ctx } from '../../../plumbing/context.ts'
import { gatherFacts } from '../assignment/gather-facts.ts'
import { findPlanned } from '../assignment/planned-store.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { endOffer, tellAgents, tellLeftOver, tellScheduler, touchPhones } from './end-offer.ts'
import { lockOffer, type OfferRow, saveOffer } from './offer-store.ts'
import { offerFacts } from './present-offer.ts'
import { saveRecipients } from './recipient-store.ts'

/**
 * Takes an offer to its next step, however often and by whatever process it is asked: tells the wave that is due,
 * or ends it. It asks again by itself when the next step is due.
 */
export async function advanceOffer(ctx: Ctx, offerId: string): Promise<void> {
  const offer = await lockOffer(ctx.tx, offerId)
  if (!offer) return
  if (waitsInVain(ctx, offer)) return closeOffer(ctx, offer)
  if (offer.status !== 'open') return
  const step = offerStep(
    { ...offerFacts(offer), nextWaveAt: offer.next_wave_at },
    countsOf(offer),
    ctx.now,
  )
  if (step === 'tell') return tellNext(ctx, offer)
  if (step === 'close') return closeOffer(ctx, offer)
  if (step === 'expire') {
    const wanted = offer.recipients.some(({ answer }) => answer === 'accepted')
    await endOffer(ctx, offer, 'expired')
    return tellScheduler(ctx, offer, wanted ? 'unpicked' : 'expired')
  }
}

/** Whether somebody accepted an offer that expired, and the office can no longer pick them. */
const waitsInVain = ({ now }: Ctx, offer: OfferRow): boolean =>
  offer.status === 'expired' &&
  offer.mode === 'pick' &&
  offer.recipients.some(({ answer }) => answer === 'accepted') &&
  isOver(offerFacts(offer), now)

async function closeOffer(ctx: Ctx, offer: OfferRow): Promise<void> {
  await endOffer(ctx, offer, 'closed')
  await tellLeftOver(ctx, offer)
}

const countsOf = ({ recipients }: OfferRow): OfferCounts =>
  Object.fromEntries(
    offerAnswers.map((answer) => [
      answer,
      recipients.filter((one) => one.answer === answer).length,
    ]),
  ) as OfferCounts

/** Tells the next wave; those who could not take the visit any more are left out, and others take their place. */
async function tellNext(ctx: Ctx, offer: OfferRow): Promise<void> {
  const able: OfferRow['recipients'] = []
  for (const [one, why] of await judged(ctx, offer)) {
    if (able.length === offer.wave_size) break
    if (why === null) able.push(one)
    else await saveRecipients(ctx.tx, [one.id], { answer: 'left_out', why })
  }
  const told = able.map(({ id }) => id)
  const wave = offer.wave + 1
  const at = ctx.now.toISOString()
  await saveRecipients(ctx.tx, told, { answer: 'told', wave, told_at: at })
  const next = new Date(ctx.now.getTime() + offer.wave_minutes * 60_000)
  const last = new Date(offer.expires_at)
  await saveOffer(ctx.tx, offer.id, { wave, next_wave_at: next.toISOString() })
  // Nobody was left to tell: it ends right away.
  const runAt = told.length === 0 ? ctx.now : next < last ? next : last
  await askAgain(ctx, offer.id, runAt)
  await ctx.live('visit', offer.visit_id)
  await tellAgents(
    ctx,
    offer,
    'offered',
    able.map((one) => one.agent_id),
  )
  await touchPhones(ctx, { recipients: able.map((one) => ({ ...one, told_at: at })) })
}

/** Those who wait, in their order, each with why they could not take the visit now. */
async function judged(
  ctx: Ctx,
  offer: OfferRow,
): Promise<[OfferRow['recipients'][number], string | null][]> {
  const waiting = offer.recipients.filter(({ answer }) => answer === 'waiting')
  const [visit] = await findPlanned(ctx.tx, [offer.visit_id])
  if (!visit) return []
  const facts = await gatherFacts(
    ctx,
    waiting.map(({ agent_id }) => proposalOf(visit, agent_id)),
  )
  return waiting.map((one, at) => {
    const known = facts[at]
    if (!known) return [one, 'Not found.']
    const findings = assignmentVerdict(known)
    const against = unsettled(
      findings.map(({ id }) => id),
      one.exceptions,
    )
    return [one, findings.find(({ id }) => against.includes(id))?.sentence ?? null]
  })
}

/** Has a job look at an offer later; a later request replaces an earlier one. */
export const askAgain = (ctx: Ctx, offerId: string, runAt: Date = ctx.now): Promise<void> =>
  ctx.enqueue('visits.advance_offer', { offer_id: offerId }, { key: `offer:${offerId}`, runAt })
