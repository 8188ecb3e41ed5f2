import { searchPatterns } from '../../../plumbing/db/search.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'

const planned = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('visits')
    .select([
      'id',
      'client_id',
      'payor_id',
      'authorization_id',
      'agent_id',
      'status',
      'scheduled_date',
      'scheduled_time',
      'scheduled_duration',
      'starts_at',
      'ends_at',
    ])
    .where('id', '=', anyOf(ids)),
)

/** Visits as they are planned. */
export const findPlanned = (tx: Tx, ids: readonly string[]) => planned(tx, { ids })

/** Active caregivers by name. */
export function findActiveCaregivers(
  tx: Tx,
  search: string | undefined,
): Promise<{ id: string; name: string }[]> {
  let matching = tx
    .selectFrom('agents')
    .select(['id', 'name'])
    .where('type', '=', 'Caregiver')
    .where('status', '=', 'active')
  for (const pattern of searchPatterns(search)) {
    matching = matching.where(sql<boolean>`name ilike ${pattern}`)
  }
  return matching.orderBy('name').orderBy('id').execute()
}
