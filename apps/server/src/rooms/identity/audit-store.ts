import { sql } from 'kysely'
import { paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'

/** Audit events of the agency, of one record or of all, newest first. */
export function findAuditEvents(
  tx: Tx,
  filter: { record_type?: string; record_id?: string; page: number; items: number },
) {
  const matching = tx
    .selectFrom('audit_events')
    .$if(filter.record_type !== undefined, (q) =>
      q.where('record_type', '=', filter.record_type ?? ''),
    )
    .$if(filter.record_id !== undefined, (q) => q.where('record_id', '=', filter.record_id ?? ''))
  return paged(
    matching
      .select([
        'id',
        'at',
        'user_id',
        'actor',
        'action',
        'record_type',
        'record_id',
        'changes',
        'request_id',
        sql<boolean>`exists (select from audit_chain c where c.agency_id = audit_events.agency_id and c.event_id = audit_events.id)`.as(
          'sealed',
        ),
      ])
      .orderBy('id', 'desc'),
    matching,
    filter,
  )
}
