import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'
import { hasStory } from './names.ts'

/** Caregivers of the crowd who work, with the offices that they work for, always in the same order. */
export async function findWorkers(tx: Tx) {
  const rows = await tx
    .selectFrom('agents as a')
    .innerJoin('assignments as s', (join) =>
      join.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.agent_id', '=', 'a.id'),
    )
    .select(['a.id', 'a.last_name', 'a.role', 'a.status', 'a.phone'])
    .select(sql<string[]>`array_agg(s.office_id::text)`.as('offices'))
    .where('a.type', '=', 'Caregiver')
    .groupBy(['a.agency_id', 'a.id'])
    .orderBy('a.last_name')
    .orderBy('a.first_name')
    .execute()
  return rows.filter((row) => !hasStory(row))
}

/** Clients of the crowd who are in care, always in the same order. */
export async function findInCare(tx: Tx) {
  const rows = await tx
    .selectFrom('clients')
    .select(['id', 'last_name', 'first_name', 'office_id', 'primary_payor_id as payorId'])
    .where('status', '=', 'active')
    .orderBy('last_name')
    .orderBy('first_name')
    .execute()
  return rows.filter((row) => !hasStory(row))
}
