import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Visits of a client that are looked back on, newest first: enough to tell who knows the client. */
const lookedBack = 1000

/** How often somebody has visited a client, and on which day last. */
export type History = { visits: number; last: string }

/** Who has visited each of some clients, by client and caregiver; one statement over the newest visits of each. */
export async function findHistories(
  tx: Tx,
  clientIds: readonly string[],
): Promise<Map<string, Map<string, History>>> {
  const { rows } = await sql<{ client_id: string; agent_id: string } & History>`
    select client_id, agent_id, count(*)::int as visits, max(scheduled_date) as last
    from unnest(${[...new Set(clientIds)]}::uuid[]) as c (client_id) cross join lateral (
      select agent_id, scheduled_date from visits
      where agency_id = (select app.agency()) and visits.client_id = c.client_id
        and agent_id is not null and status in ('completed', 'approved')
      order by starts_at desc limit ${lookedBack}) as newest
    group by 1, 2`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, (row) => row.client_id)].map(([id, own]) => [
      id,
      new Map(own.map(({ agent_id, visits, last }) => [agent_id, { visits, last }])),
    ]),
  )
}
