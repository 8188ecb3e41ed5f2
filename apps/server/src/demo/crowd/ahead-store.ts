import type { Tx } from '../../plumbing/db/pool.ts'

/** Visits that are planned with a caregiver in some hours from a moment, in their order. */
export const findAhead = (tx: Tx, from: Date, hours: number) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .innerJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'v.agency_id').onRef('a.id', '=', 'v.agent_id'),
    )
    .select(['v.id', 'v.starts_at', 'c.last_name', 'a.name as agent_name'])
    .where('v.status', '=', 'scheduled')
    .where('v.starts_at', '>=', from.toISOString())
    .where('v.starts_at', '<', new Date(from.getTime() + hours * 3_600_000).toISOString())
    .orderBy('v.starts_at')
    .orderBy('c.last_name')
    .orderBy('c.first_name')
    .execute()
