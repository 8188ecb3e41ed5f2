import type { Route } from '../../../plumbing/http/verb.ts'
import { callOut } from '../absences/call-out.ts'
import { acceptOpenVisit, declineOpenVisit } from './answer-offer.ts'
import { createVisitOffers } from './create-offers.ts'
import { listOpenVisits, listVisitOffers } from './list-offers.ts'
import { pickForOffer, withdrawVisitOffer } from './settle-offer.ts'

export const offerRoutes: readonly Route[] = [
  callOut,
  createVisitOffers,
  listVisitOffers,
  withdrawVisitOffer,
  pickForOffer,
  listOpenVisits,
  acceptOpenVisit,
  declineOpenVisit,
]
