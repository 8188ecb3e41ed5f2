import { addDays, instantOf } from '@homeward/domain/time/zone'
import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'
import { agentsNumbered, type NumberIndexes } from '../caregivers/door.ts'

/** How many of a kind are shown: a search leads to a record, it is not a list. */
const most = 5

/** What has to be found, as `searchPatterns` makes it. */
type Patterns = readonly string[]

/** The clients whom the patterns name, by the index that row-level security keeps out of reach. */
const clientsFound = (patterns: Patterns) =>
  sql<DB['clients']>`app.clients_found(${patterns}::text[])`

/** The clients with a complete number; each kind of number has its own index. */
const clientsNumbered = ([
  medicaid,
  medicare,
  insurance,
  socialSecurity,
]: readonly (readonly Buffer[])[]) => sql<string>`
  select id from clients where medicaid_number_index = any (${medicaid}::bytea[])
  union all select id from clients where medicare_number_index = any (${medicare}::bytea[])
  union all select id from clients where insurance_number_index = any (${insurance}::bytea[])
  union all select id from clients
    where social_security_number_index = any (${socialSecurity}::bytea[])`

/** Clients by parts of name, nickname and phone, or by a member id in full; active ones first. */
export function searchClients(
  tx: Tx,
  patterns: Patterns,
  memberIdIndexes: readonly (readonly Buffer[])[] | null,
  office?: string,
) {
  const found = memberIdIndexes
    ? tx.selectFrom('clients').where(
        'id',
        'in',
        sql<string>`(select id from ${clientsFound(patterns)}
          union all ${clientsNumbered(memberIdIndexes)})`,
      )
    : tx.selectFrom(clientsFound(patterns).as('clients'))
  return found
    .select(['id', 'name', 'nickname', 'birthdate', 'status'])
    .where('archived_at', 'is', null)
    .$if(office !== undefined, (q) => q.where('office_id', '=', office ?? ''))
    .orderBy(sql`status <> 'active'`)
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .limit(most)
    .execute()
}

const agentsFound = (patterns: Patterns) => sql<DB['agents']>`app.agents_found(${patterns}::text[])`

/**
 * Everybody who works for the agency, by parts of name and phone, or by a protected number in full; active
 * ones first.
 */
export const searchAgents = (
  tx: Tx,
  patterns: Patterns,
  indexes: NumberIndexes | null,
  office?: string,
) =>
  (indexes
    ? tx.selectFrom('agents').where(
        'id',
        'in',
        sql<string>`(select id from ${agentsFound(patterns)}
            where concat_ws(' ', name, phone) ilike all (${patterns}::text[])
          union all ${agentsNumbered(indexes)})`,
      )
    : tx
        .selectFrom(agentsFound(patterns).as('agents'))
        .where(sql<boolean>`concat_ws(' ', name, phone) ilike all (${patterns}::text[])`)
  )
    .select(['id', 'name', 'role', 'status'])
    .$if(office !== undefined, (q) =>
      q.where('id', 'in', (eb) =>
        eb
          .selectFrom('staff_offices')
          .select('agent_id')
          .where('office_id', '=', office ?? ''),
      ),
    )
    .orderBy(sql`status <> 'active'`)
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .limit(most)
    .execute()

const selectVisits = (tx: Tx) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'v.agency_id').onRef('a.id', '=', 'v.agent_id'),
    )
    .select(['v.id', 'v.starts_at', 'v.status', 'c.name', 'a.name as agent_name'])

export const searchVisitById = (tx: Tx, id: string) =>
  selectVisits(tx).where('v.id', '=', id).execute()

/** Visits of a day, of the clients whom the patterns name, in their order; withdrawn ones are left out. */
export function searchVisits(
  tx: Tx,
  patterns: Patterns,
  { day, zone, office }: { day: string; zone: string; office?: string | undefined },
) {
  const ofDay = selectVisits(tx)
    .where('v.starts_at', '>=', instantOf(day, '00:00', zone).toISOString())
    .where('v.starts_at', '<', instantOf(addDays(day, 1), '00:00', zone).toISOString())
    .where('v.status', '<>', 'archived')
    .$if(office !== undefined, (q) => q.where('c.office_id', '=', office ?? ''))
  const named =
    patterns.length === 0
      ? ofDay
      : ofDay.where(
          'v.client_id',
          'in',
          sql<string>`(select id from ${clientsFound(patterns)} where archived_at is null)`,
        )
  return named.orderBy('v.starts_at').orderBy('v.id').limit(most).execute()
}

/** Behind everything that a number can go on with. */
const last = '\u{10FFFF}'

/** Claims whose number begins so, the newest first. Numbers are compared byte by byte. */
export const searchClaims = (tx: Tx, beginning: string, office?: string) =>
  tx
    .selectFrom('claims as k')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'k.agency_id').onRef('c.id', '=', 'k.client_id'),
    )
    .select(['k.id', 'k.number', 'k.status', 'k.start_date', 'c.name'])
    .where(sql<boolean>`k.number collate "C" >= ${beginning}`)
    .where(sql<boolean>`k.number collate "C" < ${beginning + last}`)
    .$if(office !== undefined, (q) => q.where('c.office_id', '=', office ?? ''))
    .orderBy(sql`k.number collate "C"`, 'desc')
    .limit(most)
    .execute()
