import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import { type OrderByExpression, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../plumbing/db/search.ts'

type Filter = {
  search?: string | undefined
  /** The keyed hash of the search, where it could be a member id typed in full. */
  memberIdIndex: Buffer | null
  status: ClientStatus | 'all'
  office_id?: string | undefined
  payor_id?: string | undefined
  sort: string
  page: number
  items: number
}

const lastName = sql`lower(last_name)`
const firstName = sql`lower(first_name)`
const byLastName = [lastName, firstName]
const orders: Record<string, OrderByExpression<DB, 'clients', object>[]> = {
  last_name: byLastName,
  first_name: [firstName, lastName],
  birthdate: ['birthdate', ...byLastName],
  status: ['status', ...byLastName],
  created_at: ['created_at'],
}

/** Clients as a list shows them; what is unknown stands last in either direction. */
export function findClients(tx: Tx, filter: Filter) {
  const matching = matchingClients(tx, filter)
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  let ordered = matching.select((eb) => [
    'id',
    'first_name',
    'last_name',
    'status',
    'birthdate',
    'phone',
    eb
      .selectFrom('client_addresses as a')
      .select('a.city')
      .whereRef('a.agency_id', '=', 'clients.agency_id')
      .whereRef('a.client_id', '=', 'clients.id')
      .where('a.primary', '=', true)
      .as('city'),
    jsonObjectFrom(
      eb
        .selectFrom('offices as o')
        .select(['o.id', 'o.name'])
        .whereRef('o.agency_id', '=', 'clients.agency_id')
        .whereRef('o.id', '=', 'clients.office_id'),
    ).as('office'),
    jsonObjectFrom(
      eb
        .selectFrom('payors as p')
        .select(['p.id', 'p.name'])
        .whereRef('p.agency_id', '=', 'clients.agency_id')
        .whereRef('p.id', '=', 'clients.primary_payor_id'),
    ).as('primary_payor'),
  ])
  for (const column of orders[filter.sort.replace('-', '')] ?? byLastName) {
    ordered = ordered.orderBy(column, (by) =>
      direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
  }
  return paged(ordered.orderBy('id', direction), matching, filter)
}

function matchingClients(tx: Tx, filter: Filter) {
  const { status, office_id: office, payor_id: payor, memberIdIndex } = filter
  let matching = tx.selectFrom('clients').where('archived_at', 'is', null)
  if (status !== 'all') matching = matching.where('status', '=', status)
  if (office !== undefined) matching = matching.where('office_id', '=', office)
  if (payor !== undefined) matching = matching.where('primary_payor_id', '=', payor)
  const patterns = searchPatterns(filter.search)
  if (patterns.length === 0) return matching
  return matching.where((eb) =>
    eb.or([
      eb.and(patterns.map((pattern) => eb('search', 'ilike', pattern))),
      ...(memberIdIndex ? [eb('medicaid_number_index', '=', memberIdIndex)] : []),
    ]),
  )
}
