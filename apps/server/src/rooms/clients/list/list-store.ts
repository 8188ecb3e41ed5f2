import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { type ListFilter, type Matching, matchingClients } from './matching-store.ts'

const byName = ['lower(last_name)', 'lower(first_name)', 'id']

/** What each order compares, in the direction asked for; what is unknown stands last in either. */
const orders: Record<string, (descending: boolean) => string[]> = {
  last_name: () => byName,
  first_name: () => ['lower(first_name)', 'lower(last_name)', 'id'],
  birthdate: (descending) => [
    `coalesce(birthdate, '${descending ? '-infinity' : 'infinity'}'::date)`,
    ...byName,
  ],
  status: () => ['status', ...byName],
  created_at: () => ['created_at', 'id'],
}

function orderOf(sort: string): { columns: RawBuilder<unknown>[]; descending: boolean } {
  const descending = sort.startsWith('-')
  const columns = (orders[sort.replace('-', '')] ?? (() => byName))(descending)
  return { columns: columns.map((column) => sql.raw(column)), descending }
}

/** Clients as a list shows them. */
export function findClients(tx: Tx, filter: ListFilter & { page: number; items: number }) {
  const matching = matchingClients(tx, filter)
  return paged(inOrder(withRow(matching, filter.today), filter.sort), matching, filter)
}

/** Orders rows of clients as a list is ordered. */
export function inOrder<O>(
  query: SelectQueryBuilder<DB, 'clients', O>,
  sort: string,
): SelectQueryBuilder<DB, 'clients', O> {
  const { columns, descending } = orderOf(sort)
  return columns.reduce(
    (ordered, column) => ordered.orderBy(column, descending ? 'desc' : 'asc'),
    query,
  )
}

/**
 * The client before or after one in a list with a filter and an order. The row comparison starts the
 * index of the order at the client itself, however long the list is.
 */
export function neighbourOf(tx: Tx, id: string, filter: ListFilter, side: 'before' | 'after') {
  const { columns, descending } = orderOf(filter.sort)
  const forwards = (side === 'after') !== descending
  const neighbours = matchingClients(tx, filter)
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where(
      sql<SqlBool>`(${sql.join(columns)}) ${sql.raw(forwards ? '>' : '<')}
        (select ${sql.join(columns)} from clients where id = ${id})`,
    )
  return columns
    .reduce((ordered, column) => ordered.orderBy(column, forwards ? 'asc' : 'desc'), neighbours)
    .limit(1)
}

const withRow = (query: Matching, today: string) =>
  query.select((eb) => [
    'id',
    'first_name',
    'last_name',
    'nickname',
    'status',
    'birthdate',
    'phone',
    'email',
    'language',
    'tags',
    'do_not_resuscitate',
    'created_at',
    jsonObjectFrom(
      eb
        .selectFrom('client_addresses as a')
        .select(['a.city', 'a.county'])
        .whereRef('a.agency_id', '=', 'clients.agency_id')
        .whereRef('a.client_id', '=', 'clients.id')
        .where('a.primary', '=', true),
    ).as('address'),
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
    jsonObjectFrom(
      eb
        .selectFrom('services as s')
        .select(['s.id', 's.label'])
        .whereRef('s.agency_id', '=', 'clients.agency_id')
        .whereRef('s.id', '=', 'clients.service_id'),
    ).as('service'),
    eb
      .selectFrom('alerts as l')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('l.agency_id', '=', 'clients.agency_id')
      .whereRef('l.client_id', '=', 'clients.id')
      .where('l.status', '=', 'active')
      .as('alerts_count'),
    eb
      .selectFrom('authorizations as z')
      .select(({ fn }) => fn.max('z.end_date').as('until'))
      .whereRef('z.agency_id', '=', 'clients.agency_id')
      .whereRef('z.client_id', '=', 'clients.id')
      .where('z.status', '=', 'active')
      .where('z.start_date', '<=', today)
      .where('z.end_date', '>=', today)
      .as('authorized_until'),
  ])

/** The clients on both sides of one; undefined where there is no such client. */
export const findNeighbours = (tx: Tx, id: string, filter: ListFilter) =>
  tx
    .selectFrom('clients as self')
    .select([
      jsonObjectFrom(neighbourOf(tx, id, filter, 'before')).as('prev'),
      jsonObjectFrom(neighbourOf(tx, id, filter, 'after')).as('next'),
    ])
    .where('self.id', '=', id)
    .where('self.archived_at', 'is', null)
    .executeTakeFirst()
