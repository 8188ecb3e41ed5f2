import { type RawBuilder, sql } from 'kysely'
import type { ClientColumn } from '@homeward/domain/clients/list'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { authorizedUntil } from '../authorized-store.ts'
import { inOrder } from './list-store.ts'
import { type ListFilter, matchingClients } from './matching-store.ts'

/** As the driver gives it; days and instants are text. */
export type Exported = string | boolean | string[] | null

type Text = RawBuilder<string | null>

const ofAddress = (column: string): Text =>
  sql`(select a.${sql.ref(column)} from client_addresses a
    where a.agency_id = clients.agency_id and a.client_id = clients.id and a."primary")`

const ofParty = (table: string, name: string, reference: string): Text =>
  sql`(select t.${sql.ref(name)} from ${sql.table(table)} t
    where t.agency_id = clients.agency_id and t.id = clients.${sql.ref(reference)})`

/** What is not simply the column of that name. */
const expressions: Partial<Record<ClientColumn, (today: string) => RawBuilder<Exported>>> = {
  street: () => ofAddress('street'),
  unit: () => ofAddress('unit'),
  city: () => ofAddress('city'),
  county: () => ofAddress('county'),
  state: () => ofAddress('state'),
  zip: () => ofAddress('zip'),
  office: () => ofParty('offices', 'name', 'office_id'),
  primary_payor: () => ofParty('payors', 'name', 'primary_payor_id'),
  service: () => ofParty('services', 'label', 'service_id'),
  medicaid_number: () => sql`medicaid_number_sealed`,
  // An unconfirmed one is only a default.
  gender: () => sql`case when gender_confirmed then gender end`,
  authorized_until: authorizedUntil,
}

/** The requested columns of every client in the filter, in the list's order. */
export const findForExport = (
  tx: Tx,
  filter: ListFilter,
  columns: readonly ClientColumn[],
  most: number,
): Promise<Partial<Record<ClientColumn, Exported>>[]> =>
  inOrder(
    matchingClients(tx, filter).select(
      columns.map((column) =>
        (expressions[column]?.(filter.today) ?? sql.ref(`clients.${column}`)).as(column),
      ),
    ),
    filter.sort,
  )
    .limit(most)
    .execute()
