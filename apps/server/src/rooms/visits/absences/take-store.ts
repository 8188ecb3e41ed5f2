import type { CaregiverAbsenceKind } from '@homeward/domain/caregivers/absences'
import type { ClientAbsenceKind } from '@homeward/domain/clients/absences'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AwaySpan, Side } from './absence.ts'

/** Whether visit `v` lies in absence `a` at least in part. */
const within = sql`v.starts_at < coalesce(a.ends_at, 'infinity') and v.ends_at > a.starts_at`

/** Visits that nobody started and that are not over. */
const waiting = (now: Date) => sql`
  v.check_in_at is null and v.ends_at > ${now.toISOString()}::timestamptz`

type Found<Kind> = { id: string; absence_id: string; name: string; kind: Kind }

/** Visits of caregivers who are away, held; of one absence, or of all that count. */
export const lockVisitsOfAway = async (tx: Tx, absenceId: string | null, now: Date) =>
  (
    await sql<Found<CaregiverAbsenceKind>>`
      select v.id, a.id as absence_id, g.name, a.kind
      from agent_absences a
        join agents g on g.agency_id = a.agency_id and g.id = a.agent_id
        join visits v on v.agency_id = a.agency_id and v.agent_id = a.agent_id and ${within}
      where a.agency_id = (select app.agency()) and a.status = 'active'
        and coalesce(a.ends_at, 'infinity') > ${now.toISOString()}::timestamptz
        and (${absenceId}::uuid is null or a.id = ${absenceId}::uuid)
        and v.status = 'scheduled' and ${waiting(now)}
      order by v.id, a.starts_at
      for no key update of v`.execute(tx)
  ).rows

/** Visits of clients who are away, held; of one absence, or of all that count. */
export const lockVisitsAtAway = async (tx: Tx, absenceId: string | null, now: Date) =>
  (
    await sql<Found<ClientAbsenceKind>>`
      select v.id, a.id as absence_id, c.name, a.kind
      from client_absences a
        join clients c on c.agency_id = a.agency_id and c.id = a.client_id
        join visits v on v.agency_id = a.agency_id and v.client_id = a.client_id and ${within}
      where a.agency_id = (select app.agency()) and a.status = 'active'
        and coalesce(a.ends_at, 'infinity') > ${now.toISOString()}::timestamptz
        and (${absenceId}::uuid is null or a.id = ${absenceId}::uuid)
        and v.status in ('available', 'scheduled') and ${waiting(now)}
      order by v.id, a.starts_at
      for no key update of v`.execute(tx)
  ).rows

/** How many visits an absence would take. */
export async function countTaken(
  tx: Tx,
  side: Side,
  { whoId, startsAt, endsAt, now }: AwaySpan & { whoId: string; now: Date },
): Promise<number> {
  const ofThem =
    side === 'agent'
      ? sql`v.agent_id = ${whoId} and v.status = 'scheduled'`
      : sql`v.client_id = ${whoId} and v.status in ('available', 'scheduled')`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visits v
    where v.agency_id = (select app.agency()) and ${ofThem} and ${waiting(now)}
      and v.starts_at < coalesce(${endsAt}::timestamptz, 'infinity')
      and v.ends_at > ${startsAt}::timestamptz`.execute(tx)
  return rows[0]?.count ?? 0
}

type Taken = { id: string; absenceId: string; reason: string }

/** Takes visits off the schedule and keeps what they were; returns them as they were. */
export async function takeVisits(tx: Tx, side: Side, taken: readonly Taken[], now: Date) {
  const change =
    side === 'agent'
      ? sql`status = 'available', agent_id = null, overlap_reason = null,
          assignment_reason = null, assignment_exceptions = '{}'`
      : sql`status = 'canceled', canceled_reason = t.reason, canceled_by = 'client',
          canceled_at = ${now.toISOString()}::timestamptz`
  const absence = side === 'agent' ? sql`agent_absence_id` : sql`client_absence_id`
  const { rows } = await sql<{ id: string; agent_id: string | null; status: string }>`
    with given as (
      select * from unnest(${taken.map(() => uuid())}::uuid[], ${taken.map(({ id }) => id)}::uuid[],
        ${taken.map(({ absenceId }) => absenceId)}::uuid[], ${taken.map(({ reason }) => reason)}::text[])
        as t (id, visit_id, absence_id, reason)),
    before as (
      insert into absent_visits (agency_id, id, visit_id, ${absence}, agent_id, status, overlap_reason,
        assignment_reason, assignment_exceptions, visit_version, taken_at)
      select v.agency_id, t.id, v.id, t.absence_id, v.agent_id, v.status, v.overlap_reason,
        v.assignment_reason, v.assignment_exceptions, v.lock_version + 1,
        ${now.toISOString()}::timestamptz
      from given t join visits v on v.agency_id = (select app.agency()) and v.id = t.visit_id
      returning visit_id, agent_id, status)
    update visits v set ${change}, lock_version = v.lock_version + 1
    from given t join before b on b.visit_id = t.visit_id
    where v.agency_id = (select app.agency()) and v.id = t.visit_id
    returning v.id, b.agent_id, b.status`.execute(tx)
  return rows
}
