import type { AuditAction } from '@homeward/contract/signals'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'

type Event = {
  id: string
  at: string
  action: AuditAction
  /** Null where a job did it. */
  by: string | null
  record_id: string
}

/** The newest events of some actions since an instant, newest first; of a change of `field` alone where one is named. */
export const newestEvents = async (
  tx: Tx,
  asked: { actions: readonly { action: AuditAction; field?: string }[]; since: Date; most: number },
): Promise<Event[]> => {
  const { rows } = await sql<Event>`select e.id, e.at, e.action, e.by, e.record_id
    from json_to_recordset(${JSON.stringify(asked.actions)}::json) as a (action text, field text)
    cross join lateral (
      select id, at, action, case when user_id is not null then actor end as by, record_id
      from audit_events
      where action = a.action and at >= ${asked.since.toISOString()}
        and (a.field is null or changes ? a.field)
      order by at desc, id desc limit ${asked.most}) e
    order by e.at desc, e.id desc limit ${asked.most}`.execute(tx)
  return rows
}
