import type { AgentStatus, AgentType } from '@homeward/domain/caregivers/vocabulary'
import type { Role } from '@homeward/domain/identity/roles'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Paging, paged, pagedOnce } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import type { NumberIndexes } from './typed-number.ts'
import { credentialSummary, hasCredential } from './credential-summary-store.ts'

export type AgentFilter = {
  search?: string | undefined
  /** Whether the search looks at names alone. */
  namesOnly?: boolean
  /** The keyed hashes of the search, if it could be a complete protected number. */
  numberIndexes?: NumberIndexes | null
  role?: Role | undefined
  /** Every given type and status must match. */
  types: readonly (AgentType | undefined)[]
  statuses: readonly (AgentStatus | undefined)[]
  office_id?: string | undefined
  credential?: string | undefined
  credential_state?: 'valid' | 'expiring' | 'expired' | 'missing' | undefined
  sort: string
  today: string
}

const hireDate = sql<string | null>`(select p.hire_date from agent_private_profiles p
  where p.agency_id = agents.agency_id and p.agent_id = agents.id)`

const lastName = sql`lower(agents.last_name)`
const firstName = sql`lower(agents.first_name)`
const byLastName = [lastName, firstName]
const orders: Record<string, RawBuilder<unknown>[]> = {
  last_name: byLastName,
  first_name: [firstName, lastName],
  role: [sql`agents.role`, ...byLastName],
  status: [sql`agents.status`, ...byLastName],
  hire_date: [hireDate, ...byLastName],
  created_at: [sql`agents.created_at`],
}

/** The people of a list: first the IDs of the page, then their shown columns. */
export async function findAgents(tx: Tx, filter: AgentFilter, page: Paging) {
  const matching = matchingAgents(tx, filter)
  const { rows: onPage, meta } = await (filter.search ? pagedOnce : paged)(
    tx,
    inOrder(matching.select('agents.id'), filter.sort),
    matching,
    page,
  )
  const ids = onPage.map(({ id }) => id)
  const those = tx.selectFrom('agents').where('agents.id', 'in', ids)
  const rows =
    ids.length === 0 ? [] : await inOrder(rowsOf(those, filter.today), filter.sort).execute()
  return { rows, meta }
}

/** The people of a list all at once, at most so many. */
export const findAllAgents = (tx: Tx, filter: AgentFilter, most: number) =>
  inOrder(rowsOf(matchingAgents(tx, filter), filter.today), filter.sort)
    .limit(most)
    .execute()

export type ListedAgent = Awaited<ReturnType<typeof findAllAgents>>[number]

type People<O = object> = SelectQueryBuilder<DB, 'agents', O>

/** Orders people like the list; unknown values come last in either direction. */
function inOrder<O>(people: People<O>, sort: string): People<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return (orders[sort.replace('-', '')] ?? byLastName)
    .reduce(
      (ordered, column) => ordered.orderBy(column, (by) => by[direction]().nullsLast()),
      people,
    )
    .orderBy('agents.id', direction)
}

const rowsOf = (people: People, today: string) =>
  people.select((eb) => [
    'agents.id',
    'agents.name',
    'agents.first_name',
    'agents.last_name',
    'agents.type',
    'agents.role',
    'agents.status',
    'agents.phone',
    'agents.email',
    'agents.lock_version',
    hireDate.as('hire_date'),
    eb
      .selectFrom('users as u')
      .select('u.username')
      .whereRef('u.id', '=', 'agents.user_id')
      .as('username'),
    credentialSummary(today).as('credentials'),
    jsonArrayFrom(
      eb
        .selectFrom('assignments as s')
        .innerJoin('offices as o', (join) =>
          join.onRef('o.agency_id', '=', 's.agency_id').onRef('o.id', '=', 's.office_id'),
        )
        .select(['o.id', 'o.name'])
        .whereRef('s.agency_id', '=', 'agents.agency_id')
        .whereRef('s.agent_id', '=', 'agents.id')
        .orderBy('o.name'),
    ).as('offices'),
  ])

function matchingAgents(tx: Tx, filter: AgentFilter): People {
  const { role, office_id: office } = filter
  let matching = searched(tx, filter)
  for (const type of filter.types) {
    if (type !== undefined) matching = matching.where('agents.type', '=', type)
  }
  for (const status of filter.statuses) {
    if (status !== undefined) matching = matching.where('agents.status', '=', status)
  }
  if (role !== undefined) matching = matching.where('agents.role', '=', role)
  if (office !== undefined) {
    matching = matching.where((eb) =>
      eb.exists(
        eb
          .selectFrom('assignments as s')
          .select('s.id')
          .whereRef('s.agency_id', '=', 'agents.agency_id')
          .whereRef('s.agent_id', '=', 'agents.id')
          .where('s.office_id', '=', office),
      ),
    )
  }
  if (filter.credential !== undefined || filter.credential_state !== undefined) {
    matching = matching.where(hasCredential(filter, filter.today))
  }
  return matching
}

/** The people with a complete number; each kind of number has its own index. */
export const agentsNumbered = ({ socialSecurity, medicaid }: NumberIndexes) => sql<string>`
  select agent_id from agent_private_profiles
    where social_security_number_index = any (${socialSecurity}::bytea[])
  union all select agent_id from agent_private_profiles
    where medicaid_id_index = any (${medicaid}::bytea[])`

/** The people whom a search finds, or all of them. */
function searched(tx: Tx, filter: AgentFilter): People {
  const patterns = searchPatterns(filter.search)
  if (patterns.length === 0) return tx.selectFrom('agents')
  const indexes = filter.numberIndexes
  const found = !indexes
    ? tx.selectFrom(sql<DB['agents']>`app.agents_found(${patterns}::text[])`.as('agents'))
    : tx.selectFrom('agents').where(
        sql<SqlBool>`agents.id in (select id from app.agents_found(${patterns}::text[])
            union all ${agentsNumbered(indexes)})`,
      )
  if (!filter.namesOnly) return found
  return found.where(sql<SqlBool>`agents.name ilike all (${patterns}::text[])`)
}
