import { closedStatuses } from '@homeward/domain/clients/vocabulary'
import type { PlannedVisit } from '@homeward/domain/visits/generation'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Window = { careplanIds: readonly string[] | undefined; today: string; throughDay: string }

/**
 * Plans in force that lack visits in the window, in the order of their ids, held so that nobody
 * ends one while its visits are made.
 */
export const lockPlansToFill = (tx: Tx, window: Window, after: string | null, limit: number) =>
  tx
    .selectFrom('careplans as c')
    .leftJoin('authorizations as a', (join) =>
      join.onRef('a.agency_id', '=', 'c.agency_id').onRef('a.id', '=', 'c.authorization_id'),
    )
    .select([
      'c.id',
      'c.client_id',
      'c.start_date',
      'c.end_date',
      'c.generated_until',
      sql<string>`coalesce(a.payor_id, c.payor_id)`.as('payor_id'),
      // A plan without an authorization has only its own days.
      sql<string>`coalesce(a.start_date, c.start_date)`.as('authorization_start'),
      sql<string>`coalesce(a.end_date, c.end_date)`.as('authorization_end'),
    ])
    .where('c.status', '=', 'active')
    .where((eb) => eb.or([eb('c.authorization_id', 'is', null), eb('a.status', '=', 'active')]))
    // Nobody is sent to a client who is closed; the plan waits for an end, or for the client.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('clients')
            .select('id')
            .whereRef('clients.agency_id', '=', 'c.agency_id')
            .whereRef('clients.id', '=', 'c.client_id')
            .where('clients.status', 'in', closedStatuses),
        ),
      ),
    )
    .where(sql`greatest(c.start_date, a.start_date)`, '<=', window.throughDay)
    .where(sql`least(c.end_date, a.end_date)`, '>=', window.today)
    .where(
      sql<boolean>`coalesce(c.generated_until, '-infinity')
        < least(${window.throughDay}::date, c.end_date, a.end_date)`,
    )
    .$if(window.careplanIds !== undefined, (q) =>
      q.where('c.id', '=', sql<string>`any(${window.careplanIds}::uuid[])`),
    )
    .$if(after !== null, (q) => q.where('c.id', '>', after ?? ''))
    .orderBy('c.id')
    .limit(limit)
    .forNoKeyUpdate('c')
    .execute()

export const findShiftsOf = (tx: Tx, careplanIds: readonly string[]) =>
  tx
    .selectFrom('shifts')
    .select([
      'id',
      'careplan_id',
      'recurring_rule',
      'series_start',
      'scheduled_time',
      'scheduled_duration',
      'agent_id',
    ])
    .where('careplan_id', '=', sql<string>`any(${careplanIds}::uuid[])`)
    .where('status', '=', 'active')
    .execute()

/** A visit to be made, with the id that it will have. */
export type Named = Pick<PlannedVisit, 'shiftId' | 'occurrenceDay' | 'startsAt'> & {
  id: string
  /** Why its caregiver may not be given it: it is made without one. */
  refused: string | null
}

/** Gives a planned visit its id. */
export const nameVisit = (
  { shiftId, occurrenceDay, startsAt }: PlannedVisit,
  refused: string | null,
): Named => ({ id: uuid(), shiftId, occurrenceDay, startsAt, refused })

/** Everything about a visit except its day comes from its shift and the shift's plan. */
const planned = (visits: readonly Named[]) => sql`
  unnest(${listed(visits.map(({ id }) => id))}::uuid[],
      ${listed(visits.map(({ shiftId }) => shiftId))}::uuid[],
      ${listed(visits.map(({ occurrenceDay }) => occurrenceDay))}::date[],
      ${listed(visits.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[])
    as p (id, shift_id, day, starts_at)
  join shifts s on s.agency_id = (select app.agency()) and s.id = p.shift_id
  join careplans c on c.agency_id = s.agency_id and c.id = s.careplan_id
  left join authorizations a on a.agency_id = c.agency_id and a.id = c.authorization_id
  left join agents g on g.agency_id = s.agency_id and g.id = s.agent_id and g.status = 'active'`

/** An array as PostgreSQL reads it; only for values that need no quotes. */
const listed = (values: readonly string[]): string => `{${values.join(',')}}`

const columns = sql`
  agency_id, id, client_id, agent_id, status, careplan_id, shift_id, authorization_id, payor_id,
  occurrence_date, scheduled_date, scheduled_time, scheduled_duration, starts_at, ends_at, created_at`

const fromPlan = (now: Date) => sql`
  c.id, s.id, a.id, coalesce(a.payor_id, c.payor_id), p.day, p.day, s.scheduled_time, s.scheduled_duration,
  p.starts_at, p.starts_at + make_interval(mins => s.scheduled_duration),
  ${now.toISOString()}::timestamptz`

/** The visits that were made get the services of their shifts. */
const services = sql`services as (
  insert into visit_services (agency_id, visit_id, service_id, position, minutes)
  select made.agency_id, made.id, l.service_id, l.position, l.minutes
  from made
    join shift_services l on l.agency_id = made.agency_id and l.shift_id = made.shift_id)`

/**
 * Makes visits; answers how many. Left out are those that are there already and those whose
 * caregiver is booked at that time.
 */
export async function insertVisits(tx: Tx, visits: readonly Named[], now: Date): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    with made as (
      insert into visits (${columns})
      select s.agency_id, p.id, c.client_id, g.id,
        case when g.id is null then 'available' else 'scheduled' end, ${fromPlan(now)}
      from ${planned(visits)}
      where not exists (
        select from visits o
        where o.agency_id = s.agency_id and o.agent_id = g.id and o.overlap_reason is not null
          and o.status not in ('canceled', 'rejected', 'archived')
          and o.starts_at < p.starts_at + make_interval(mins => s.scheduled_duration)
          and o.ends_at > p.starts_at)
      on conflict do nothing
      returning agency_id, id, shift_id), ${services}
    select count(*)::int as made from made`.execute(tx)
  return rows[0]?.made ?? 0
}

/** Makes those visits open that are still missing; answers them with the caregiver who is booked. */
export async function insertOpenVisits(
  tx: Tx,
  visits: readonly Named[],
  now: Date,
): Promise<{ id: string; booked: string | null }[]> {
  const { rows } = await sql<{ id: string; booked: string | null }>`
    with made as (
      insert into visits (${columns})
      select s.agency_id, p.id, c.client_id, null, 'available', ${fromPlan(now)}
      from ${planned(visits)}
      where not exists (
        select from visits v
        where v.agency_id = s.agency_id and v.shift_id = s.id and v.occurrence_date = p.day)
      on conflict do nothing
      returning agency_id, id, shift_id), ${services}
    select made.id, shifts.agent_id as booked
    from made join shifts on shifts.agency_id = made.agency_id and shifts.id = made.shift_id`.execute(
    tx,
  )
  return rows
}
