import { getStaffingSummary } from '@homeward/contract/visits/assignment'
import { listVisitOffers, type VisitOffer } from '@homeward/contract/visits/offers'
import { queryOf } from '../../../plumbing/query.ts'

/** How many caregivers can take a visit, and what keeps the others. */
export const staffingSummaryQuery = (id: string) => ({
  ...queryOf(getStaffingSummary, { id }),
  meta: { quiet: true },
})

/** To whom a visit was offered, the newest offer first. */
export const offersQuery = (visitId: string) => ({
  ...queryOf(listVisitOffers, { visit_id: visitId }),
  select: ({ data }: { data: VisitOffer[] }) => data,
  meta: { quiet: true },
})
