import { listAuthorizations } from '@homeward/contract/care/authorizations'
import { clientNeighbours, listClientTags } from '@homeward/contract/clients/lists'
import { listClientMerges } from '@homeward/contract/clients/merge'
import { getClient, listClients } from '@homeward/contract/clients/clients'
import { listVisits } from '@homeward/contract/visits/visits'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { addDays } from '@homeward/domain/time/zone'
import { liveTopic } from '../../plumbing/live/topics.ts'
import type { InputOf } from '../../plumbing/api/types.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'
import { type Lookup, lookupOf } from '../../ui/fields/lookup.ts'
import { dayWords } from '../../ui/text/dates.ts'

const inPlace = { quiet: true, mayTimeOut: true }
/** Shown beside something else, which stands without it. */
const beside = { mayTimeOut: true }

/** The profile of a client; the screen shows a failure itself. */
export const clientQuery = (id: string) => ({
  ...queryOf(getClient, { id }),
  meta: { quiet: true },
})

/** Who stands before and after a client in a list. */
export const neighboursQuery = (
  id: string,
  list: Omit<InputOf<typeof clientNeighbours>, 'id'>,
) => ({
  ...queryOf(clientNeighbours, { ...list, id }),
  meta: beside,
})

/** The authorizations of a client; asked for as the room of care does, so that both share them. */
export const authorizationsQuery = (clientId: string) => ({
  ...queryOf(listAuthorizations, { client_id: clientId, items: 100 }),
  meta: inPlace,
})

/** The tags in use, the most used first. */
export const tagsQuery = { ...queryOf(listClientTags, {}), meta: beside }

/** The merges that a client took part in, newest first. */
export const mergesQuery = (clientId: string) => ({
  ...queryOf(listClientMerges, { client_id: clientId, items: 10 }),
  meta: inPlace,
})

/** Clients of every status but one of them, told apart by birthdate and status. */
export const otherClientLookup = (except: string): Lookup => {
  const all = lookupOf(
    listClients,
    (search) => ({ search: search || undefined, status: 'all' as const }),
    ({ id, name, birthdate, status }) => ({
      value: id,
      label: [name, birthdate && dayWords(birthdate), clientStatusLabels[status]]
        .filter(Boolean)
        .join(' · '),
    }),
  )
  return (search) => {
    const { queryKey, queryFn } = all(search)
    return {
      queryKey: [...queryKey, except],
      queryFn: async (context) => (await queryFn(context)).filter(({ value }) => value !== except),
    }
  }
}

/** How many visits a client has. */
export const visitsCount = (clientId: string) => ({
  ...queryOf(listVisits, { by_client_id: clientId, items: 0, exact_count: 'true' }),
  meta: beside,
})

/** How far the profile looks, in days: visits are made 8 weeks ahead. */
const span = 56
const few = 5

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

const clients = keyOf(getClient.room)

// What hangs on a client is counted on its page.
liveTopic(['comments', 'alerts', 'attachments'], () => [clients])
liveTopic('careplan', () => [keyOf('visits')])
