import { sql } from 'kysely'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The care plans that spend what a plan spends. */
export const findPlansBeside = (tx: Tx, careplanId: string) =>
  tx
    .selectFrom('careplans')
    .select(['id', 'version', 'status', 'start_date', 'end_date', 'generated_until'])
    .where('spends', '=', (eb) =>
      eb.selectFrom('careplans').select('spends').where('id', '=', careplanId),
    )
    .orderBy('id')
    .execute()

/** The visits of these plans' shifts from a day on, but for those that were withdrawn. */
export async function findSeen(tx: Tx, careplanIds: readonly string[], fromDay: string) {
  const { rows } = await sql<{
    id: string
    series: string
    day: string
    time: string
    minutes: number
    agent_id: string | null
    agent_name: string | null
    status: VisitStatus
    edited: boolean
    starts_at: string
  }>`
    select v.id, coalesce(s.series_id, s.id) as series, v.scheduled_date as day,
      to_char(v.scheduled_time, 'HH24:MI') as time, v.scheduled_duration as minutes,
      v.agent_id, g.name as agent_name, v.status, v.hand_edited as edited, v.starts_at
    from visits v
      join shifts s on s.agency_id = v.agency_id and s.id = v.shift_id
      left join agents g on g.agency_id = v.agency_id and g.id = v.agent_id
    where v.agency_id = (select app.agency()) and v.careplan_id = any(${careplanIds}::uuid[])
      and v.scheduled_date >= ${fromDay}::date and v.occurrence_date is not null
    order by v.starts_at, v.id`.execute(tx)
  return rows
}
