import type { EventPayload } from '@homeward/contract/signals'
import type { OfferStatus } from '@homeward/domain/visits/offers'
import type { Ctx } from '../../../plumbing/context.ts'
import { type OfferRow, saveOffer } from './offer-store.ts'

type Ending = Exclude<OfferStatus, 'open'>

/** Ends an offer that is held: it vanishes from phones, and its visit's page says how it ended. */
export async function endOffer(ctx: Ctx, offer: OfferRow, status: Ending): Promise<void> {
  await saveOffer(ctx.tx, offer.id, {
    status,
    ended_at: ctx.now.toISOString(),
    next_wave_at: null,
  })
  await ctx.changed({
    action: 'visit.offer_ended',
    type: 'visit',
    id: offer.visit_id,
    after: { offer_id: offer.id, status },
  })
  await touchPhones(ctx, offer)
}

/** Open screens of those who know of an offer ask for it anew. */
export async function touchPhones(ctx: Ctx, { recipients }: Pick<OfferRow, 'recipients'>) {
  for (const { user_id: userId, told_at: told } of recipients) {
    if (userId !== null && told !== null) await ctx.tell('open_visits', userId, [])
  }
}

/** Tells some of those whom a visit is offered to. */
export const tellAgents = (
  ctx: Ctx,
  { id, starts_at, ends_at, expires_at }: OfferRow,
  what: EventPayload<'offer.told'>['what'],
  agent_ids: string[],
): Promise<void> | void => {
  if (agent_ids.length === 0) return
  return ctx.emit('offer.told', { offer_id: id, what, agent_ids, starts_at, ends_at, expires_at })
}

/** Tells those who know of an offer that ended without them how: the visit went to somebody, or is offered no more. */
export async function tellLeftOver(ctx: Ctx, offer: OfferRow): Promise<void> {
  const { visit_agent_id: given } = offer
  const wanted = offer.recipients.filter(({ answer }) => answer === 'accepted')
  const knew = offer.recipients.filter(({ answer }) => answer === 'told' || answer === 'accepted')
  const idsOf = (some: OfferRow['recipients']) =>
    some.filter(({ agent_id }) => agent_id !== given).map(({ agent_id }) => agent_id)
  await tellAgents(ctx, offer, given === null ? 'gone' : 'not_chosen', idsOf(knew))
  const chosen = wanted.find(({ agent_id }) => agent_id === given)
  if (chosen) await tellAgents(ctx, offer, 'assigned', [chosen.agent_id])
}

/** Tells whoever offered a visit how it goes. */
export const tellScheduler = (
  ctx: Ctx,
  offer: OfferRow,
  what: EventPayload<'offer.went'>['what'],
  agent: { agent_id: string; name: string } | null = null,
): Promise<void> =>
  ctx.emit('offer.went', {
    offer_id: offer.id,
    visit_id: offer.visit_id,
    what,
    user_id: offer.created_by,
    agent_id: agent?.agent_id ?? null,
    agent_name: agent?.name ?? null,
    client_name: offer.client_name,
    starts_at: offer.starts_at,
  })
