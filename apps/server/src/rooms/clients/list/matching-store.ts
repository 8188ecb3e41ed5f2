import type { ClientFlag } from '@homeward/domain/clients/list'
import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import { isAuthorized } from '../authorized-store.ts'

export type ListFilter = {
  search?: string | undefined
  /** The keyed hashes of the search, if it could be a complete protected number. */
  memberIdIndexes: readonly (readonly Buffer[])[] | null
  status: ClientStatus | 'all'
  office_id?: string | undefined
  payor_id?: string | undefined
  service_id?: string | undefined
  tag?: string | undefined
  language?: string | undefined
  flag?: ClientFlag | undefined
  sort: string
  /** The agency's own day. */
  today: string
}

type Matching = SelectQueryBuilder<DB, 'clients', object>

/** The clients in a filter, without an order. */
export function matchingClients(tx: Tx, filter: ListFilter): Matching {
  let matching = searched(tx, filter).where('archived_at', 'is', null)
  if (filter.status !== 'all') matching = matching.where('status', '=', filter.status)
  if (filter.office_id !== undefined) matching = matching.where('office_id', '=', filter.office_id)
  if (filter.payor_id !== undefined) {
    matching = matching.where('primary_payor_id', '=', filter.payor_id)
  }
  if (filter.service_id !== undefined) {
    matching = matching.where('service_id', '=', filter.service_id)
  }
  if (filter.language !== undefined) {
    matching = matching.where(sql`lower(language)`, '=', sql`lower(${filter.language})`)
  }
  if (filter.tag !== undefined) {
    matching = matching.where(sql<SqlBool>`id in (select app.clients_tagged(${filter.tag}))`)
  }
  if (filter.flag !== undefined) matching = matching.where(flags[filter.flag](filter.today))
  return matching
}

/** From this many letters on, the three-letter index helps; fewer letters match half of all clients. */
const indexed = 3

/** Whether a search finds clients before sorting; with fewer letters it filters them in list order. */
export const findsFirst = (filter: ListFilter): boolean =>
  searchPatterns(filter.search).some((pattern) => pattern.length - 2 >= indexed)

/** The clients whom a search finds, or all of them. */
function searched(tx: Tx, filter: ListFilter): Matching {
  const all: Matching = tx.selectFrom('clients')
  const patterns = searchPatterns(filter.search)
  if (patterns.length === 0) return all
  if (!findsFirst(filter)) {
    // As a case the database takes it for what half of all fit, and walks the list in its order.
    return all.where(
      sql<SqlBool>`case when search like all (
        array(select lower(p) from unnest(${patterns}::text[]) as p)) then true end`,
    )
  }
  const [medicaid, medicare, insurance, socialSecurity] = filter.memberIdIndexes ?? []
  if (!medicaid || !medicare || !insurance || !socialSecurity) {
    return tx.selectFrom(sql<DB['clients']>`app.clients_found(${patterns}::text[])`.as('clients'))
  }
  return all.where(
    sql<SqlBool>`id in (select id from app.clients_found(${patterns}::text[])
      union all select id from clients where medicaid_number_index = any (${medicaid}::bytea[])
      union all select id from clients where medicare_number_index = any (${medicare}::bytea[])
      union all select id from clients where insurance_number_index = any (${insurance}::bytea[])
      union all select id from clients
        where social_security_number_index = any (${socialSecurity}::bytea[]))`,
  )
}

/** The conditions for clients who need attention. */
const flags: Record<ClientFlag, (today: string) => RawBuilder<SqlBool>> = {
  no_active_authorization: (today) => sql`not ${isAuthorized(today)}`,
  no_active_careplan: (today) => sql`not exists (select from client_careplans f
    where f.agency_id = clients.agency_id and f.client_id = clients.id and f.status = 'active'
      and f.end_date >= ${today}::date)`,
  missing_address: () => sql`not exists (select from client_addresses f
    where f.agency_id = clients.agency_id and f.client_id = clients.id and f."primary")`,
  missing_member_id: () => sql`medicaid_number_sealed is null`,
  missing_birthdate: () => sql`birthdate is null`,
  no_emergency_contact: () => sql`not exists (select from client_contacts f
    where f.agency_id = clients.agency_id and f.client_id = clients.id
      and f.kind = 'emergency_contact')`,
  has_alert: () => sql`exists (select from open_alerts f
    where f.agency_id = clients.agency_id and f.subject_type = 'client'
      and f.subject_id = clients.id)`,
}
