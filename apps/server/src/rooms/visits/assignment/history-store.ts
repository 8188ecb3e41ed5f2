import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Visits of a client that are looked back on, newest first: enough to tell who knows the client. */
const lookedBack = 1000

type History = { visits: number; last: string }

/** Who has visited a client, how often, and on which day last; one statement over the newest visits. */
export async function findHistory(tx: Tx, clientId: string): Promise<Map<string, History>> {
  const { rows } = await sql<{ agent_id: string; visits: number; last: string }>`
    select agent_id, count(*)::int as visits, max(scheduled_date) as last
    from (
      select agent_id, scheduled_date from visits
      where agency_id = (select app.agency()) and client_id = ${clientId}
        and agent_id is not null and status in ('completed', 'approved')
      order by starts_at desc limit ${lookedBack}) as newest
    group by 1`.execute(tx)
  return new Map(rows.map(({ agent_id, visits, last }) => [agent_id, { visits, last }]))
}
