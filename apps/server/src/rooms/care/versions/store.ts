import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

/** All versions of the plan of the surrounding statement, in their order. */
export const versionsOf = (eb: ExpressionBuilder<DB, 'careplans'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('careplans as o')
      .select(['o.id', 'o.version', 'o.status', 'o.start_date', 'o.end_date'])
      .whereRef('o.agency_id', '=', 'careplans.agency_id')
      .where((of) =>
        of.or([
          of('o.id', '=', sql<string>`coalesce(careplans.first_id, careplans.id)`),
          of('o.first_id', '=', sql<string>`coalesce(careplans.first_id, careplans.id)`),
        ]),
      )
      .orderBy('o.version'),
  )

/** Gives a new version the shifts of another one, with their services; each continues its series. */
export async function copyShifts(
  tx: Tx,
  from: string,
  to: { id: string; shiftIds: ReadonlyMap<string, string> },
): Promise<void> {
  if (to.shiftIds.size === 0) return
  const pairs = sql`unnest(${[...to.shiftIds.keys()]}::uuid[], ${[...to.shiftIds.values()]}::uuid[])
    as p (old_id, new_id)`
  await sql`
    insert into shifts (agency_id, id, careplan_id, number, scheduled_time, scheduled_duration,
      recurring_rule, agent_id, status, series_id, series_start)
    select s.agency_id, p.new_id, ${to.id}, s.number, s.scheduled_time, s.scheduled_duration,
      s.recurring_rule, g.id, 'active', coalesce(s.series_id, s.id),
      coalesce(s.series_start, c.start_date)
    from ${pairs}
      join shifts s on s.agency_id = (select app.agency()) and s.id = p.old_id
      join careplans c on c.agency_id = s.agency_id and c.id = s.careplan_id
      left join agents g on g.agency_id = s.agency_id and g.id = s.agent_id and g.status = 'active'
    where s.careplan_id = ${from}`.execute(tx)
  await sql`
    insert into shift_services (agency_id, shift_id, service_id, minutes, authorization_id, position)
    select l.agency_id, p.new_id, l.service_id, l.minutes, l.authorization_id, l.position
    from ${pairs}
      join shift_services l on l.agency_id = (select app.agency()) and l.shift_id = p.old_id`.execute(
    tx,
  )
  await sql`
    insert into shift_activities (agency_id, shift_id, service_id, activity_id)
    select a.agency_id, p.new_id, a.service_id, a.activity_id
    from ${pairs}
      join shift_activities a on a.agency_id = (select app.agency()) and a.shift_id = p.old_id`.execute(
    tx,
  )
}
