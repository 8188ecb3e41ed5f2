import type { VisitOffer } from '@homeward/contract/visits/offers'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import type { OfferFacts } from '@homeward/domain/visits/offers'
import { findOffer, type OfferRow } from './offer-store.ts'

/** One offer as it is answered. */
export const loadOffer = async (ctx: Ctx, id: string): Promise<VisitOffer> =>
  presentOffer(found(await findOffer(ctx.tx, id)))

/** An offer as the office reads it. */
export const presentOffer = (offer: OfferRow): VisitOffer => ({
  id: offer.id,
  visit_id: offer.visit_id,
  client: { id: offer.client_id, name: offer.client_name },
  starts_at: offer.starts_at,
  ends_at: offer.ends_at,
  mode: offer.mode,
  status: offer.status,
  expires_at: offer.expires_at,
  wave: offer.wave,
  wave_size: offer.wave_size,
  wave_minutes: offer.wave_minutes,
  next_wave_at: offer.next_wave_at,
  note: offer.note,
  created_by: offer.created_by_name,
  created_at: offer.created_at,
  ended_at: offer.ended_at,
  recipients: offer.recipients.map(
    ({ agent_id, name, answer, wave, told_at, answered_at, why }) => ({
      agent: { id: agent_id, name },
      answer,
      wave,
      told_at,
      answered_at,
      why,
    }),
  ),
  lock_version: offer.lock_version,
})

/** What the rules ask of an offer. */
export const offerFacts = (offer: OfferRow): OfferFacts => ({
  status: offer.status,
  startsAt: offer.starts_at,
  endsAt: offer.ends_at,
  expiresAt: offer.expires_at,
  visit: {
    status: offer.visit_status,
    startsAt: offer.visit_starts_at,
    endsAt: offer.visit_ends_at,
  },
})
