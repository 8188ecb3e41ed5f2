import { listOpenVisits } from '@homeward/contract/visits/offers'
import { toldTouches } from '../../../plumbing/live/told.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'

/** The open visits that are offered to the caregiver, kept to be read without a network. */
export const openVisitsQuery = {
  ...queryOf(listOpenVisits, {}),
  meta: { keep: true, quiet: true },
  refetchInterval: 5 * 60_000,
}

toldTouches('open_visits', [keyOf(listOpenVisits.room, listOpenVisits)])
toldTouches('notification', [keyOf(listOpenVisits.room, listOpenVisits)])
