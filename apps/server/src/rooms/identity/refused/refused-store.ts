import type { FailedSignIns } from '@homeward/contract/identity/audit'
import { sql } from 'kysely'
import { metaOf, type Paging } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Sign-ins that were refused since, by account and address; the latest first. */
export async function findFailedSignIns(tx: Tx, since: Date, paging: Paging) {
  const { rows } = await sql<FailedSignIns & { all: number }>`
    select concat(record_id, '@', changes #>> '{address,after}') as id,
      record_id as user_id, changes #>> '{account,after}' as account,
      changes #>> '{address,after}' as address, count(*)::int as failures,
      array_agg(distinct changes #>> '{reason,after}') as reasons,
      to_json(min(at)) #>> '{}' as first_at, to_json(max(at)) #>> '{}' as last_at,
      count(*) over ()::int as all
    from audit_events
    where action = 'session.refused' and at >= ${since.toISOString()}::timestamptz
    group by record_id, 3, 4
    order by max(at) desc, 1
    limit ${paging.items} offset ${(paging.page - 1) * paging.items}`.execute(tx)
  return {
    data: rows.map(({ all: _, ...row }) => row),
    meta: metaOf(paging, rows[0]?.all ?? 0),
  }
}
