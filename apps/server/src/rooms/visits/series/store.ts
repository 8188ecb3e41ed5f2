import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Of = { shift_id: string | null; occurrence_date: string | null }

/** The later visits of the same shift, in any version of its plan, that wait; in the order of days. */
export async function findFollowing(tx: Tx, { shift_id, occurrence_date }: Of) {
  if (shift_id === null || occurrence_date === null) return []
  const { rows } = await sql<{ id: string; day: string; edited: boolean }>`
    select v.id, v.scheduled_date as day, v.hand_edited as edited
    from shifts s
      join shifts o on o.agency_id = s.agency_id
        and coalesce(o.series_id, o.id) = coalesce(s.series_id, s.id)
      join visits v on v.agency_id = o.agency_id and v.shift_id = o.id
    where s.agency_id = (select app.agency()) and s.id = ${shift_id}
      and v.occurrence_date > ${occurrence_date}::date and v.status in ('available', 'scheduled')
      and v.check_in_at is null
    order by v.occurrence_date, v.id`.execute(tx)
  return rows
}
