import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Tags by their number of clients, limited to what a person can read. */
export async function findTags(tx: Tx): Promise<{ tag: string; clients: number }[]> {
  const { rows } = await sql<{ tag: string; clients: number }>`
    select tag, count(*)::int as clients
    from clients cross join lateral unnest(tags) as tag
    where archived_at is null and tags <> '{}'
    group by tag order by count(*) desc, lower(tag) limit 500`.execute(tx)
  return rows
}
