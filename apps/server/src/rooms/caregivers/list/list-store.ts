import type { AgentStatus, AgentType } from '@homeward/domain/caregivers/vocabulary'
import type { Role } from '@homeward/domain/identity/roles'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import { credentialSummary, hasCredential } from './credential-summary-store.ts'

export type AgentFilter = {
  search?: string | undefined
  /** Whether the search looks at names alone. */
  namesOnly?: boolean
  /** The keyed hash of the search, where it could be a social security number typed in full. */
  socialSecurityIndexes?: readonly Buffer[] | null
  role?: Role | undefined
  /** Of types and statuses each that is given has to hold. */
  types: readonly (AgentType | undefined)[]
  statuses: readonly (AgentStatus | undefined)[]
  office_id?: string | undefined
  credential?: string | undefined
  credential_state?: 'valid' | 'expiring' | 'expired' | 'missing' | undefined
  sort: string
  today: string
}

const lastName = sql`lower(agents.last_name)`
const firstName = sql`lower(agents.first_name)`
const byLastName = [lastName, firstName]
const orders: Record<string, RawBuilder<unknown>[]> = {
  last_name: byLastName,
  first_name: [firstName, lastName],
  role: [sql`agents.role`, ...byLastName],
  status: [sql`agents.status`, ...byLastName],
  hire_date: [sql`hire_date`, ...byLastName],
  created_at: [sql`agents.created_at`],
}

/** The people of a list, in its order; what is unknown stands last in either direction. */
export function findAgents(tx: Tx, filter: AgentFilter, page: { page: number; items: number }) {
  const matching = matchingAgents(tx, filter)
  return paged(rowsOf(matching, filter), matching, page)
}

/** The people of a list all at once, at most so many. */
export const findAllAgents = (tx: Tx, filter: AgentFilter, most: number) =>
  rowsOf(matchingAgents(tx, filter), filter).limit(most).execute()

export type ListedAgent = Awaited<ReturnType<typeof findAllAgents>>[number]

function rowsOf(matching: People, filter: AgentFilter) {
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  let ordered = matching.select((eb) => [
    'agents.id',
    'agents.first_name',
    'agents.last_name',
    'agents.type',
    'agents.role',
    'agents.status',
    'agents.phone',
    'agents.email',
    'agents.lock_version',
    eb
      .selectFrom('agent_private_profiles as p')
      .select('p.hire_date')
      .whereRef('p.agency_id', '=', 'agents.agency_id')
      .whereRef('p.agent_id', '=', 'agents.id')
      .as('hire_date'),
    eb
      .selectFrom('users as u')
      .select('u.username')
      .whereRef('u.id', '=', 'agents.user_id')
      .as('username'),
    credentialSummary(filter.today).as('credentials'),
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
  for (const column of orders[filter.sort.replace('-', '')] ?? byLastName) {
    ordered = ordered.orderBy(column, (by) =>
      direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
  }
  return ordered.orderBy('agents.id', direction)
}

type People = SelectQueryBuilder<DB, 'agents', object>

function matchingAgents(tx: Tx, filter: AgentFilter): People {
  const { role, office_id: office } = filter
  let matching: People = tx.selectFrom('agents')
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
  return searched(matching, filter)
}

function searched(matching: People, filter: AgentFilter): People {
  const patterns = searchPatterns(filter.search)
  if (patterns.length === 0) return matching
  const text = filter.namesOnly
    ? sql`concat_ws(' ', agents.first_name, agents.last_name)`
    : sql`concat_ws(' ', agents.first_name, agents.last_name, agents.phone, agents.email::text, agents.npi)`
  const indexes = filter.socialSecurityIndexes ?? []
  return matching.where((eb) =>
    eb.or([
      eb.and(patterns.map((pattern) => sql<boolean>`${text} ilike ${pattern}`)),
      ...(indexes.length > 0
        ? [
            eb('agents.id', 'in', (q) =>
              q
                .selectFrom('agent_private_profiles as p')
                .select('p.agent_id')
                .where('p.social_security_number_index', 'in', indexes),
            ),
          ]
        : []),
    ]),
  )
}
