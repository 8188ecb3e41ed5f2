import { sql } from 'kysely'
import type { Tx } from '../plumbing/db/pool.ts'

/** Of refused claims people have heard for weeks: all but the last few news of them are read. */
export const readOldRefusals = (tx: Tx, { now, kept }: { now: Date; kept: number }) =>
  sql`
    update notifications n set read_at = ${now.toISOString()}::timestamptz
    from (
      select agency_id, id, row_number() over (partition by user_id order by id desc) as age
      from notifications where kind = 'claim_rejected') o
    where n.agency_id = o.agency_id and n.id = o.id and o.age > ${kept} and n.read_at is null`.execute(
    tx,
  )
