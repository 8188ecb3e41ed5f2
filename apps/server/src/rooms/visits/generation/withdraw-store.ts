import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** All plans that spend what a plan spends, held in the order of their ids. */
export const lockPlansBeside = (tx: Tx, careplanId: string): Promise<string[]> =>
  tx
    .selectFrom('careplans')
    .select('id')
    .where('spends', '=', (eb) =>
      eb.selectFrom('careplans').select('spends').where('id', '=', careplanId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
    .then((rows) => rows.map((row) => row.id))

/**
 * Archives visits to come that nobody touched, where their plan is no longer in force or no longer
 * covers their day. They give their occurrence back. One that should have begun stays: that it was
 * missed is part of the record.
 */
export async function withdrawVisits(tx: Tx, at: { careplanIds: readonly string[]; now: Date }) {
  const { rows } = await sql<{ id: string; before: string }>`
    with left_over as (
      select v.agency_id, v.id, v.status
      from visits v
        join careplans c on c.agency_id = v.agency_id and c.id = v.careplan_id
        left join authorizations a on a.agency_id = c.agency_id and a.id = c.authorization_id
      where v.agency_id = (select app.agency()) and v.careplan_id = any(${at.careplanIds}::uuid[])
        and v.status in ('available', 'scheduled') and v.check_in_at is null and not v.hand_edited
        and v.starts_at > ${at.now.toISOString()}::timestamptz
        and (v.occurrence_date < greatest(c.start_date, a.start_date)
          or v.occurrence_date > least(c.end_date, a.end_date)
          or c.status <> 'active' or a.status <> 'active')
      for no key update of v)
    update visits v set status = 'archived', occurrence_date = null,
      canceled_reason = 'The care plan no longer covers this day.',
      lock_version = v.lock_version + 1
    from left_over
    where v.agency_id = left_over.agency_id and v.id = left_over.id
    returning v.id, left_over.status as before`.execute(tx)
  return rows
}
