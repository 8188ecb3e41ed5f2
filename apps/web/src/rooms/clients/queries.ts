import { listOffices, listPayors } from '@homeward/contract/agency'
import { getClient } from '@homeward/contract/clients'
import { listVisits } from '@homeward/contract/visits'
import { addDays, dayBefore } from '@homeward/domain/time/zone'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'
import { lookupOf } from '../../ui/fields/lookup.ts'

/** The profile of a client; the screen shows a failure itself. */
export const clientQuery = (id: string) => ({
  ...queryOf(getClient, { id }),
  meta: { quiet: true },
})

export const officeLookup = lookupOf(
  listOffices,
  (search) => ({ search: search || undefined }),
  (office) => ({ value: office.id, label: office.name }),
)

export const payorLookup = lookupOf(
  listPayors,
  (search) => ({ search: search || undefined }),
  (payor) => ({ value: payor.id, label: payor.name }),
)

/** How far the profile looks, in days: visits are made 8 weeks ahead. */
const span = 56
const few = 6

/** The next visits of a client, from today on. */
export const comingVisits = (clientId: string, today: string) => ({
  ...queryOf(listVisits, {
    by_client_id: clientId,
    by_scheduled_date: { start_date: today, end_date: addDays(today, span) },
    ordered_asc: 'true',
    items: few,
  }),
  meta: { quiet: true },
})

/** The latest visits of a client before today. */
export const recentVisits = (clientId: string, today: string) => ({
  ...queryOf(listVisits, {
    by_client_id: clientId,
    by_scheduled_date: { start_date: addDays(today, -span), end_date: dayBefore(today) },
    ordered_asc: 'false',
    items: few,
  }),
  meta: { quiet: true },
})

liveTopic('client', () => [keyOf('clients')])
for (const topic of ['visit', 'careplan']) liveTopic(topic, () => [keyOf('visits')])
