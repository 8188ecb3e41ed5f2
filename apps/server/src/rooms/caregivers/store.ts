import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { searchPatterns } from '../../plumbing/db/search.ts'

type Filter = {
  search?: string | undefined
  status?: 'active' | 'inactive' | 'do-not-hire' | undefined
  sort: string
  page: number
  items: number
}

const lastName = sql`lower(last_name)`
const firstName = sql`lower(first_name)`
const orders = { last_name: [lastName, firstName], first_name: [firstName, lastName] } as const

/** Caregivers by name, each with the offices they work for. */
export function findCaregivers(tx: Tx, filter: Filter) {
  let matching = tx
    .selectFrom('agents')
    .where('type', '=', 'Caregiver')
    .$if(filter.status !== undefined, (q) => q.where('status', '=', filter.status ?? 'active'))
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where(
      sql<boolean>`concat_ws(' ', first_name, last_name, phone) ilike ${pattern}`,
    )
  }
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const [first, second] = orders[filter.sort.endsWith('first_name') ? 'first_name' : 'last_name']
  return paged(
    matching
      .select((eb) => [
        'id',
        'first_name',
        'last_name',
        'role',
        'status',
        'phone',
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
      .orderBy(first, direction)
      .orderBy(second, direction)
      .orderBy('id', direction),
    matching,
    filter,
  )
}
