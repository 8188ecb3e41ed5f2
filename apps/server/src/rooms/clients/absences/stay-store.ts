import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The stays of clients in places that bill for their care themselves. */
export const findStays = (tx: Tx, clientIds: readonly string[]) =>
  tx
    .selectFrom('client_absences')
    .select(['client_id', 'kind', 'start_date', 'end_date'])
    .where(sql<boolean>`client_id = any (${sql.val(clientIds)}::uuid[])`)
    .where('status', '=', 'active')
    .where('kind', 'in', ['hospital', 'rehab'])
    .orderBy('starts_at')
    .execute()
