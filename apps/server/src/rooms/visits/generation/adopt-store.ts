import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Occurrence = { shiftId: string; day: string }

const listed = (occurrences: readonly Occurrence[]) => sql`
  unnest(${occurrences.map(({ shiftId }) => shiftId)}::uuid[],
      ${occurrences.map(({ day }) => day)}::date[]) as p (shift_id, day)
  join shifts s on s.agency_id = (select app.agency()) and s.id = p.shift_id
  join shifts o on o.agency_id = s.agency_id and o.id <> s.id
    and coalesce(o.series_id, o.id) = coalesce(s.series_id, s.id)
  join visits v on v.agency_id = o.agency_id and v.shift_id = o.id and v.occurrence_date = p.day`

const linesOf = (table: 'visit' | 'shift', id: 'v.id' | 's.id') => sql`
  array(select (l.service_id, coalesce(l.minutes, 0))::text from ${sql.table(`${table}_services`)} l
    where l.agency_id = s.agency_id and ${sql.ref(`l.${table}_id`)} = ${sql.ref(id)}
    order by l.position)`

/**
 * Hands visits that wait and that nobody touched over to the version of the plan that asks for the same visit
 * at the same time; answers their IDs.
 */
export async function adoptVisits(tx: Tx, occurrences: readonly Occurrence[]): Promise<string[]> {
  if (occurrences.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with same as (
      select v.agency_id, v.id, s.id as shift_id, s.careplan_id
      from ${listed(occurrences)}
      where v.status in ('available', 'scheduled') and v.check_in_at is null and not v.hand_edited
        and v.scheduled_date = p.day and v.scheduled_time = s.scheduled_time
        and v.scheduled_duration = s.scheduled_duration and v.agent_id is not distinct from s.agent_id
        and ${linesOf('visit', 'v.id')} = ${linesOf('shift', 's.id')}
      for no key update of v)
    update visits v set shift_id = same.shift_id, careplan_id = same.careplan_id
    from same
    where v.agency_id = same.agency_id and v.id = same.id
    returning v.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The days on which another version of the plan has a visit already, by shift of these plans. */
export async function findTaken(
  tx: Tx,
  careplanIds: readonly string[],
  fromDay: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ shift_id: string; day: string }>`
    select s.id as shift_id, v.occurrence_date as day
    from shifts s
      join shifts o on o.agency_id = s.agency_id and o.id <> s.id
        and coalesce(o.series_id, o.id) = coalesce(s.series_id, s.id)
      join visits v on v.agency_id = o.agency_id and v.shift_id = o.id
    where s.agency_id = (select app.agency()) and s.careplan_id = any(${careplanIds}::uuid[])
      and v.occurrence_date >= ${fromDay}::date`.execute(tx)
  return new Set(rows.map((row) => takenKey(row.shift_id, row.day)))
}

/** Names an occurrence among those of `findTaken`. */
export const takenKey = (shiftId: string, day: string): string => `${shiftId} ${day}`

/** The last day from `fromDay` on for which these plans' visits were made; null without any. */
export const findLastMade = async (
  tx: Tx,
  careplanIds: readonly string[],
  fromDay: string,
): Promise<string | null> =>
  (
    await tx
      .selectFrom('visits')
      .select(({ fn }) => fn.max<string | null>('occurrence_date').as('day'))
      .where('careplan_id', 'in', careplanIds)
      .where('scheduled_date', '>=', fromDay)
      .executeTakeFirst()
  )?.day ?? null
