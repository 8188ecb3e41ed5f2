import { agencyId } from '../seed/ids.ts'
import type { Ask, FloorCall } from './ask.ts'

const taken = `o.status not in ('canceled', 'rejected', 'archived')`

const overlapsAnother = `(v.overlap_reason is null and exists (
  select from visits o
  where o.agency_id = v.agency_id and o.agent_id = v.agent_id and o.id <> v.id and ${taken}
    and o.check_in_at is not null
    and o.starts_at between v.starts_at - interval '1 day' and v.starts_at + interval '1 day'
    and coalesce(o.reviewed_check_in_at, o.check_in_at, o.starts_at)
      < coalesce(v.reviewed_check_out_at, v.check_out_at, v.ends_at)
    and coalesce(o.reviewed_check_out_at, o.check_out_at, o.ends_at)
      > coalesce(v.reviewed_check_in_at, v.check_in_at, v.starts_at)))`

const overAuthorized = `exists (
  select from authorizations z
  where z.agency_id = v.agency_id and z.id = v.authorization_id
    and (z.status = 'archived' or v.scheduled_date not between z.start_date and z.end_date
      or z.units * z.minutes_per_unit < (
        select sum(coalesce(o.reviewed_duration, o.completed_duration, o.scheduled_duration))
        from visits o
        where o.agency_id = z.agency_id and o.authorization_id = z.id and ${taken}
          and o.scheduled_date between (case z.unit_period
            when 'week' then date_trunc('week', v.scheduled_date::timestamp)::date
            when 'month' then date_trunc('month', v.scheduled_date::timestamp)::date
            else z.start_date end) and v.scheduled_date)))`

/** What is the matter first; null for a visit that waits for no one. */
const cause = `case
  when v.status = 'completed' then case
    when v.held_for <> '{}' then 'times_held'
    when ${overlapsAnother} then 'overlap'
    when ${overAuthorized} then 'over_authorization'
    when greatest(v.check_in_distance, v.check_out_distance) > 150 then 'far'
    when abs(extract(epoch from date_trunc('minute', coalesce(v.reviewed_check_in_at, v.check_in_at))
      - date_trunc('minute', v.starts_at)) / 60) > 15 then 'check_in_off'
    when abs(coalesce(v.reviewed_duration, v.completed_duration) - v.scheduled_duration) > 15
      then 'length_off'
    when exists (select from visit_activities t
      where t.agency_id = v.agency_id and t.visit_id = v.id and t.status = 'rejected')
      then 'task_refused'
    when 'manual' in (v.check_in_method, v.check_out_method) then 'manual'
    when not exists (select from signatures x
      where x.agency_id = v.agency_id and x.visit_id = v.id and x.voided_at is null)
      then 'not_signed'
    else 'none' end
  when v.status = 'in_progress' then 'no_check_out'
  else 'missed' end`

const waiting = `
  select v.id, v.starts_at, ${cause} as cause
  from visits v
  where v.agency_id = '${agencyId}'
    and v.starts_at >= $1::date::timestamp at time zone 'America/New_York'
    and v.starts_at < ($2::date + 1)::timestamp at time zone 'America/New_York'
    and (v.status = 'completed' or v.status = 'in_progress' and v.ends_at < now() - interval '1 hour'
      or v.status in ('scheduled', 'available') and not v.draft and v.starts_at < now())`

const payor = `coalesce(
  (select z.payor_id from authorizations z
    where z.agency_id = v.agency_id and z.id = v.authorization_id), v.payor_id, c.primary_payor_id)`

const rows = `
  select v.id, v.lock_version, v.status, json_build_object('id', c.id, 'name', c.name) as client,
    case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as agent,
    g.phone as agent_phone,
    (select json_build_object('id', p.id, 'name', p.name) from payors p
      where p.agency_id = v.agency_id and p.id = ${payor}) as payor,
    v.scheduled_date, to_char(v.scheduled_time, 'HH24:MI') as scheduled_time, v.scheduled_duration,
    v.starts_at, v.ends_at, v.check_in_at, v.check_out_at, v.check_in_method, v.check_out_method,
    v.check_in_distance, v.check_out_distance, v.check_in_accuracy, v.check_out_accuracy, v.held_for,
    (select x.signed_at from signatures x
      where x.agency_id = v.agency_id and x.visit_id = v.id and x.voided_at is null limit 1) as signed_at,
    (select max(t.answered_at) from visit_activities t
      where t.agency_id = v.agency_id and t.visit_id = v.id) as last_task_at,
    (select min(o.check_in_at) from visits o
      where o.agency_id = v.agency_id and o.agent_id = v.agent_id and o.id <> v.id
        and o.starts_at >= v.starts_at and o.starts_at < v.starts_at + interval '1 day'
        and o.check_in_at > v.check_in_at) as next_check_in_at,
    array(select a.name from visit_activities t
      join service_activities a on a.agency_id = t.agency_id and a.id = t.activity_id
      where t.agency_id = v.agency_id and t.visit_id = v.id and t.status = 'rejected'
      order by a.name) as refused_tasks,
    (select coalesce(sum(r.cents_per_unit * floor(v.scheduled_duration / s.minutes_per_unit)), 0)::int
      from visit_services l
        join services s on s.agency_id = l.agency_id and s.id = l.service_id
        join payor_rates r on r.agency_id = l.agency_id and r.service_id = l.service_id
      where l.agency_id = v.agency_id and l.visit_id = v.id and r.payor_id = ${payor}) as cents
  from visits v
    join clients c on c.agency_id = v.agency_id and c.id = v.client_id
    left join agents g on g.agency_id = v.agency_id and g.id = v.agent_id
  where v.id = any($1)
  order by array_position($1, v.id)`

const shown = (ask: Ask, found: readonly { id: string }[]) =>
  ask('exceptions rows', rows, [found.map(({ id }) => id)])

const daysOf = (query: URLSearchParams): string[] =>
  ['start_date', 'end_date'].map((name) => query.get(`days[${name}]`) ?? '')

/** The first five of each cause. */
export const exceptions: FloorCall = async (ask, { query }) => {
  const found = await ask<{ id: string }>(
    'exceptions',
    `select id from (
      select id, starts_at, row_number() over (partition by cause order by starts_at, id) as place
      from (${waiting}) as w) as w
    where place <= 5 order by starts_at, id`,
    daysOf(query),
  )
  return { data: await shown(ask, found), meta: { total: found.length } }
}

/** A page of one cause. */
export const exceptionsOfCause: FloorCall = async (ask, { query }) => {
  const found = await ask<{ id: string; total: number }>(
    'exceptions of a cause',
    `select id, count(*) over () as total from (${waiting}) as w where cause = $3
      order by starts_at, id limit 25 offset $4`,
    [...daysOf(query), query.get('exception'), 25 * (Number(query.get('page')) - 1)],
  )
  return { data: await shown(ask, found), meta: { total: found[0]?.total } }
}
