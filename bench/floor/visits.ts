import { agencyId, middleDay, nextWeek } from '../seed/ids.ts'
import { type Ask, type FloorCall, page } from './ask.ts'

const services = `(select json_agg(json_build_object('id', s.id, 'label', s.label,
    'minutes', coalesce(l.minutes, v.scheduled_duration)) order by l.position)
  from visit_services l join services s on s.agency_id = l.agency_id and s.id = l.service_id
  where l.agency_id = v.agency_id and l.visit_id = v.id) as services`

const row = `
  select v.id, v.scheduled_date, to_char(v.scheduled_time, 'HH24:MI') as scheduled_time,
    v.scheduled_duration, v.starts_at, v.ends_at, v.status, v.check_in_at, v.check_out_at,
    v.completed_duration, v.reviewed_duration, v.overlap_reason, v.lock_version, v.held_for,
    json_build_object('id', c.id, 'name', c.name) as client,
    case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as agent,
    ${services},
    exists (select from signatures x where x.agency_id = v.agency_id and x.visit_id = v.id
      and x.voided_at is null) as signed
  from visits v
    join clients c on c.agency_id = v.agency_id and c.id = v.client_id
    left join agents g on g.agency_id = v.agency_id and g.id = v.agent_id`

const order = 'order by v.starts_at desc, v.id desc'

const list =
  (name: string, filter: string, values: (query: URLSearchParams) => unknown[]): FloorCall =>
  (ask, { query }) =>
    page(ask, name, {
      rows: `${row} where v.id in (select v.id from visits v where ${filter} ${order} limit 30) ${order}`,
      count: `select 1 from visits v where ${filter}`,
      values: values(query),
    })

export const visits = list('visits', `v.agency_id = '${agencyId}'`, () => [])

export const week = list(
  'week',
  `v.starts_at >= $1::date::timestamp at time zone 'America/New_York'
    and v.starts_at < $2::date::timestamp at time zone 'America/New_York'`,
  () => [middleDay, nextWeek],
)

export const visitsOfClient = list('visits of a client', 'v.client_id = $1', (query) => [
  query.get('by_client_id'),
])

export const completed: FloorCall = async (ask) => {
  const [counted] = await ask<{ total: number }>(
    'completed',
    `select count(*) as total from (
      select 1 from visits where agency_id = '${agencyId}' and status = 'completed' limit 1001) as v`,
  )
  return { data: [], meta: { total: counted?.total } }
}

const whole = `
  select v.*, to_char(v.scheduled_time, 'HH24:MI') as scheduled_time,
    json_build_object('id', c.id, 'name', c.name) as client,
    case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as agent,
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as payor,
    ${services},
    (select json_build_object('street', d.street, 'unit', d.unit, 'city', d.city, 'state', d.state,
        'zip', d.zip, 'latitude', d.latitude, 'longitude', d.longitude)
      from client_addresses d
      where d.agency_id = v.agency_id and d.client_id = v.client_id and d."primary") as address,
    (select json_agg(json_build_object('id', k.id, 'number', k.number, 'status', k.status))
      from claim_visits b join claims k on k.agency_id = b.agency_id and k.id = b.claim_id
      where b.agency_id = v.agency_id and b.visit_id = v.id) as claims,
    (select json_agg(json_build_object('activity_id', sa.id, 'category', sc.name, 'name', sa.name,
        'status', va.status, 'note', va.note))
      from visit_services vs
        join service_categories sc on sc.agency_id = vs.agency_id and sc.service_id = vs.service_id
        join service_activities sa on sa.agency_id = sc.agency_id and sa.category_id = sc.id
        left join visit_activities va on va.agency_id = sa.agency_id and va.activity_id = sa.id
          and va.visit_id = v.id
      where vs.agency_id = v.agency_id and vs.visit_id = v.id) as activities,
    (select json_build_object('signed_by', x.signed_by, 'signed_at', x.signed_at) from signatures x
      where x.agency_id = v.agency_id and x.visit_id = v.id and x.voided_at is null limit 1) as signature
  from visits v
    join clients c on c.agency_id = v.agency_id and c.id = v.client_id
    left join agents g on g.agency_id = v.agency_id and g.id = v.agent_id
    left join payors p on p.agency_id = v.agency_id and p.id = v.payor_id
  where v.id = $1`

const find = async (ask: Ask, id: string) => ({ data: (await ask('visit', whole, [id]))[0] })

export const visit: FloorCall = (ask, { id }) => find(ask, id)

export const moveVisit: FloorCall = async (ask, { id, data }) => {
  await ask(
    'move visit',
    `update visits set scheduled_duration = $2, hand_edited = true, lock_version = lock_version + 1,
      ends_at = starts_at + make_interval(mins => $2) where id = $1`,
    [id, data.scheduled_duration],
  )
  return find(ask, id)
}

export const checkIn: FloorCall = async (ask, { id, data }) => {
  await ask(
    'check in',
    `update visits set status = 'in_progress', check_in_at = $2, check_in_method = 'manual',
      check_in_latitude = $3, check_in_longitude = $4, check_in_accuracy = $5,
      lock_version = lock_version + 1 where id = $1 and check_in_at is null`,
    [id, data.at, data.latitude, data.longitude, data.accuracy],
  )
  return find(ask, id)
}
