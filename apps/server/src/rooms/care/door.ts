import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

export { holderOf } from './holder.ts'
export { todayOf } from './today.ts'

/** Notes that the visits of active plans are made through a day, or through their own last day. */
export async function noteGenerated(
  tx: Tx,
  careplanIds: readonly string[],
  throughDay: string,
): Promise<void> {
  await sql`
    update careplans c set generated_until = least(${throughDay}::date, c.end_date, a.end_date)
    from authorizations a
    where a.agency_id = c.agency_id and a.id = c.authorization_id
      and c.id = any(${careplanIds}::uuid[])`.execute(tx)
}
