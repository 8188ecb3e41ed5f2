import { v7 as uuid } from 'uuid'
import { agencyId } from '../seed/ids.ts'
import { type FloorCall, page } from './ask.ts'

const row = `
  select c.id, c.first_name, c.last_name, c.nickname, c.status, c.birthdate, c.phone, c.email, c.language,
    c.tags, c.do_not_resuscitate, c.created_at, c.name, d.city, d.county,
    json_build_object('id', o.id, 'name', o.name) as office,
    json_build_object('id', p.id, 'name', p.name) as primary_payor,
    json_build_object('id', s.id, 'label', s.label) as service,
    (select count(*) from alerts l where l.agency_id = c.agency_id and l.subject_type = 'client'
      and l.subject_id = c.id and l.status = 'active') as alerts_count,
    (select max(z.end_date) from authorizations z where z.agency_id = c.agency_id and z.client_id = c.id
      and z.status <> 'archived' and current_date between z.start_date and z.end_date) as authorized_until
  from clients c
    left join client_addresses d on d.agency_id = c.agency_id and d.client_id = c.id and d."primary"
    left join offices o on o.agency_id = c.agency_id and o.id = c.office_id
    left join payors p on p.agency_id = c.agency_id and p.id = c.primary_payor_id
    left join services s on s.agency_id = c.agency_id and s.id = c.service_id`

const order = `order by c.sort_last_name, c.sort_first_name, c.id`
const shown = `status = 'active' and archived_at is null`

export const clients: FloorCall = (ask) =>
  page(ask, 'clients', {
    rows: `${row} where c.id in (select c.id from clients c where c.${shown} ${order} limit 30) ${order}`,
    count: `select 1 from clients where ${shown}`,
    values: [],
  })

/** What a search finds is found once: the page and the count come from the same matches. */
export const search: FloorCall = async (ask, { query }) => {
  const [found] = await ask<{ ids: string[]; total: number }>(
    'search',
    `with found as materialized (
        select c.id, c.sort_last_name, c.sort_first_name from clients c
        where c.${shown} and c.id in (select id from app.clients_found(array[$1])))
      select (select count(*) from found) as total,
        array(select c.id from found c ${order} limit 30) as ids`,
    [`%${query.get('search') ?? ''}%`],
  )
  const data = await ask('search rows', `${row} where c.id = any($1) ${order}`, [found?.ids])
  return { data, meta: { total: found?.total } }
}

const neighbour = (compared: '<' | '>', direction: 'asc' | 'desc') => `(
  select json_build_object('id', n.id, 'name', n.name) from clients n
  where n.${shown} and (n.sort_last_name, n.sort_first_name, n.id) ${compared}
    (c.sort_last_name, c.sort_first_name, c.id)
  order by n.sort_last_name ${direction}, n.sort_first_name ${direction}, n.id ${direction} limit 1)`

const profile = `
  select to_jsonb(c) - '{search,sort_last_name,sort_first_name,archived_at,merged_into_id}'::text[] as record,
    json_build_object('id', o.id, 'name', o.name) as office,
    json_build_object('id', p.id, 'name', p.name, 'type', p.type) as primary_payor,
    json_build_object('id', s.id, 'label', s.label) as service,
    (select json_agg(a) from client_addresses a where a.agency_id = c.agency_id and a.client_id = c.id)
      as addresses,
    (select json_agg(a) from client_contacts a where a.agency_id = c.agency_id and a.client_id = c.id)
      as contacts,
    (select json_agg(a) from (
      select z.id, z.number, z.status, z.start_date, z.end_date, z.units, z.unit_period,
        json_build_object('id', y.id, 'name', y.name) as payor
      from authorizations z join payors y on y.agency_id = z.agency_id and y.id = z.payor_id
      where z.agency_id = c.agency_id and z.client_id = c.id and z.status <> 'archived'
      order by z.start_date desc limit 20) a) as authorizations,
    (select json_agg(a) from careplans a where a.agency_id = c.agency_id and a.client_id = c.id)
      as careplans,
    (select json_agg(a) from (select m.id, m.body, m.author, m.created_at from comments m
      where m.agency_id = c.agency_id and m.subject_type = 'client' and m.subject_id = c.id
        and m.deleted_at is null
      order by m.id desc limit 5) a) as comments,
    (select json_agg(a) from (select l.id, l.title, l.priority, l.date from alerts l
      where l.agency_id = c.agency_id and l.subject_type = 'client' and l.subject_id = c.id
        and l.status = 'active'
      order by l.date limit 20) a) as alerts,
    (select count(*) from attachments t where t.agency_id = c.agency_id and t.subject_type = 'client' and t.subject_id = c.id
      and t.status = 'active') as attachments_count,
    ${neighbour('<', 'desc')} as prev_client, ${neighbour('>', 'asc')} as next_client
  from clients c
    left join offices o on o.agency_id = c.agency_id and o.id = c.office_id
    left join payors p on p.agency_id = c.agency_id and p.id = c.primary_payor_id
    left join services s on s.agency_id = c.agency_id and s.id = c.service_id
  where c.id = $1`

/** A look at a client has to leave a trace; this is the shortest one. */
const looked = `insert into audit_events (agency_id, id, actor, action, record_type, record_id, request_id)
  values ('${agencyId}', $1, 'Bench', 'client.read', 'client', $2, 'floor')`

export const client: FloorCall = async (ask, { id }) => {
  const [found] = await ask<{ record: object }>('client', profile, [id])
  await ask('client looked', looked, [uuid(), id])
  return { data: { ...found?.record, ...found, record: undefined } }
}

export const createClient: FloorCall = async (ask, { data }) => {
  const id = uuid()
  await ask(
    'create client',
    `insert into clients (agency_id, id, first_name, last_name, gender, gender_confirmed, phone, status)
      values ('${agencyId}', $1, $2, $3, $4, true, $5, 'prospect')`,
    [id, data.first_name, data.last_name, data.gender, data.phone],
  )
  return client(ask, { id, query: new URLSearchParams(), data })
}
