import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { detailed, type Paging, paged, pagedOnce } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { authorizedUntil } from '../authorized-store.ts'
import { findsFirst, type ListFilter, matchingClients } from './matching-store.ts'

const byName = ['sort_last_name', 'sort_first_name', 'id']

/** What each order compares, in the requested direction; unknown values come last in either. */
const orders: Record<string, (descending: boolean) => string[]> = {
  last_name: () => byName,
  first_name: () => ['sort_first_name', 'sort_last_name', 'id'],
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

/** Clients of a list: first the IDs of the page, then their shown columns. */
export async function findClients(tx: Tx, filter: ListFilter & Paging) {
  const matching = matchingClients(tx, filter)
  const { rows: onPage, meta } = await (findsFirst(filter) ? pagedOnce : paged)(
    tx,
    inOrder(matching.select('id'), filter.sort),
    matching,
    filter,
  )
  const { today } = filter
  return { rows: await detailed(tx, onPage, (_, { ids }) => rowsOf(tx, { ids, today })), meta }
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
    .select(['id', 'name'])
    .where(
      sql<SqlBool>`(${sql.join(columns)}) ${sql.raw(forwards ? '>' : '<')}
        (select ${sql.join(columns)} from clients where id = ${id})`,
    )
  return columns
    .reduce((ordered, column) => ordered.orderBy(column, forwards ? 'asc' : 'desc'), neighbours)
    .limit(1)
}

const rowsOf = prepared((tx, { ids, today }: { ids: readonly string[]; today: string }) =>
  tx
    .selectFrom('clients')
    .where('id', '=', anyOf(ids))
    .select((eb) => [
      'id',
      'name',
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
        .selectFrom('open_alerts as l')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('l.agency_id', '=', 'clients.agency_id')
        .where('l.subject_type', '=', 'client')
        .whereRef('l.subject_id', '=', 'clients.id')
        .as('alerts_count'),
      authorizedUntil(today).as('authorized_until'),
    ]),
)

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
