import * as contract from '@homeward/contract/visits/offers'
import { verb } from '../../../plumbing/http/verb.ts'
import { findOffers } from './offer-store.ts'
import { presentOffer } from './present-offer.ts'
import { findOpenVisits, type OpenVisitRow } from './recipient-store.ts'

/** Offers with the answers, newest first. */
export const listVisitOffers = verb(contract.listVisitOffers, async (ctx, input) => {
  const { rows, meta } = await findOffers(ctx.tx, input)
  return { data: rows.map(presentOffer), meta }
})

/** The open visits that are offered to whoever asks. */
export const listOpenVisits = verb(contract.listOpenVisits, async ({ tx, actor, agency, now }) => {
  const agentId = actor.kind === 'person' ? actor.agentId : null
  const rows = agentId === null ? [] : await findOpenVisits(tx, agentId, now)
  return { time_zone: agency.timeZone, visits: rows.map(presentOpenVisit) }
})

const presentOpenVisit = ({
  first_name,
  last_name,
  services,
  answer,
  ...offer
}: OpenVisitRow): contract.OpenVisit => ({
  ...offer,
  client: `${first_name} ${last_name.slice(0, 1)}.`,
  services: services.map(({ label }) => label),
  answer: answer === 'accepted' ? 'accepted' : 'told',
})
