import { closedStatuses } from '@homeward/domain/clients/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AwaySpan, Side } from './absence.ts'

const columnOf = (side: Side) =>
  side === 'agent' ? sql.ref('k.agent_absence_id') : sql.ref('k.client_absence_id')

/** Closes the notes on visits that somebody has settled otherwise, so that they can be taken again. */
export const closeSettled = (tx: Tx, now: Date) =>
  sql`
    update absent_visits k set settled_at = ${now.toISOString()}::timestamptz
    from visits v
    where k.agency_id = (select app.agency()) and k.settled_at is null
      and v.agency_id = k.agency_id and v.id = k.visit_id
      and case when k.agent_absence_id is null then v.status <> 'canceled'
        else v.status not in ('available', 'canceled') end`.execute(tx)

/** Hands visits that another absence of the same person covers over to that one. */
export const handOver = (tx: Tx, side: Side, absenceId: string) => {
  const [table, who] =
    side === 'agent'
      ? [sql.table('agent_absences'), sql.ref('agent_id')]
      : [sql.table('client_absences'), sql.ref('client_id')]
  const column = side === 'agent' ? sql.ref('agent_absence_id') : sql.ref('client_absence_id')
  return sql`
    update absent_visits k set ${column} = o.id
    from visits v, ${table} a, ${table} o
    where k.agency_id = (select app.agency()) and k.settled_at is null
      and ${columnOf(side)} = ${absenceId}
      and v.agency_id = k.agency_id and v.id = k.visit_id
      and a.agency_id = k.agency_id and a.id = ${absenceId}
      and not (a.status = 'active' and v.starts_at < coalesce(a.ends_at, 'infinity')
        and v.ends_at > a.starts_at)
      and o.agency_id = k.agency_id and o.id <> a.id and o.${who} = a.${who} and o.status = 'active'
      and v.starts_at < coalesce(o.ends_at, 'infinity') and v.ends_at > o.starts_at`.execute(tx)
}

type Released = { id: string; visit_id: string; untouched: boolean }

/** Visits that an absence took and that it covers no longer; `untouched` since they were taken. */
export async function findReleased(
  tx: Tx,
  side: Side,
  absenceId: string,
  span: AwaySpan | null,
  hold = sql``,
): Promise<Released[]> {
  const outside =
    span === null
      ? sql`true`
      : sql`not (v.starts_at < coalesce(${span.endsAt}::timestamptz, 'infinity')
          and v.ends_at > ${span.startsAt}::timestamptz)`
  const { rows } = await sql<Released>`
    select k.id, k.visit_id, v.lock_version = k.visit_version as untouched
    from absent_visits k join visits v on v.agency_id = k.agency_id and v.id = k.visit_id
    where k.agency_id = (select app.agency()) and k.settled_at is null
      and ${columnOf(side)} = ${absenceId} and ${outside}
    order by v.id ${hold}`.execute(tx)
  return rows
}

/** The same, held. */
export const lockReleased = (tx: Tx, side: Side, absenceId: string, span: AwaySpan | null) =>
  findReleased(tx, side, absenceId, span, sql`for no key update of v`)

/**
 * Gives visits back as they were. A caregiver who is away, booked or gone by now does not get theirs back:
 * it stays open. A visit that its plan or client no longer asks for stays as it is.
 */
export async function giveBack(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; agent_id: string | null; status: string }>`
    with was as (
      select k.*, v.starts_at, v.ends_at, exists (
          select from agents g
          where g.agency_id = k.agency_id and g.id = k.agent_id and g.status = 'active'
            and not exists (select from agent_absences o
              where o.agency_id = g.agency_id and o.agent_id = g.id and o.status = 'active'
                and v.starts_at < coalesce(o.ends_at, 'infinity') and v.ends_at > o.starts_at)
            and not exists (select from visits o
              where o.agency_id = g.agency_id and o.agent_id = g.id and o.id <> v.id
                and o.status not in ('canceled', 'rejected', 'archived')
                and o.starts_at < v.ends_at and o.ends_at > v.starts_at
                and o.starts_at > v.starts_at - interval '25 hours')) as free
      from absent_visits k join visits v on v.agency_id = k.agency_id and v.id = k.visit_id
      where k.agency_id = (select app.agency()) and k.id = any(${ids}::uuid[])
        and not exists (select from careplans p where p.agency_id = v.agency_id
          and p.id = v.careplan_id and p.status not in ('active', 'scheduled'))
        and not exists (select from clients c where c.agency_id = v.agency_id and c.id = v.client_id
          and c.status = any(${[...closedStatuses]}::text[])))
    update visits v set lock_version = v.lock_version + 1, canceled_reason = null,
      canceled_by = null, canceled_at = null, canceled_by_name = null,
      status = case when was.free then was.status else 'available' end,
      agent_id = case when was.free then was.agent_id end,
      overlap_reason = case when was.free then was.overlap_reason end,
      assignment_reason = case when was.free then was.assignment_reason end,
      assignment_exceptions = case when was.free then was.assignment_exceptions else '{}' end
    from was
    where v.agency_id = was.agency_id and v.id = was.visit_id
    returning v.id, v.agent_id, v.status`.execute(tx)
  return rows
}

/** A visit that waits for its caregiver too is still untouched for that absence. */
export const followVersions = (tx: Tx, visitIds: readonly string[]) =>
  sql`
    update absent_visits k set visit_version = v.lock_version
    from visits v
    where k.agency_id = (select app.agency()) and k.settled_at is null
      and k.agent_absence_id is not null and k.visit_id = any(${visitIds}::uuid[])
      and v.agency_id = k.agency_id and v.id = k.visit_id
      and v.status = 'available' and k.visit_version = v.lock_version - 2`.execute(tx)

/** Closes the notes on visits. */
export const closeNotes = (tx: Tx, ids: readonly string[], now: Date) =>
  sql`
    update absent_visits set settled_at = ${now.toISOString()}::timestamptz
    where agency_id = (select app.agency()) and id = any(${ids}::uuid[])`.execute(tx)
