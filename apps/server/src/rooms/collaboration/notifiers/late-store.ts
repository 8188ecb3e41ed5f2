import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Visits beyond this number wait for the next run. */
const most = 500

/** Scheduled visits without a check-in that start at these times, newest first. */
export const findUnstarted = (tx: Tx, { from, before }: { from: Date; before: Date }) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'v.agency_id').onRef('a.id', '=', 'v.agent_id'),
    )
    .select(['v.id', 'v.starts_at', 'c.name as client_name', 'a.name as agent_name'])
    .where('v.status', '=', 'scheduled')
    .where('v.check_in_at', 'is', null)
    .where('v.starts_at', '>=', from.toISOString())
    .where('v.starts_at', '<', before.toISOString())
    .orderBy('v.starts_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(most)
    .execute()

export type UnstartedVisit = Awaited<ReturnType<typeof findUnstarted>>[number]

/** Which of these events somebody was already notified of. */
export async function findNotified(tx: Tx, about: readonly string[]): Promise<Set<string>> {
  if (about.length === 0) return new Set()
  const rows = await tx
    .selectFrom('notifications')
    .select('about')
    .distinct()
    .where('about', '=', sql<string>`any(${about}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.about))
}
