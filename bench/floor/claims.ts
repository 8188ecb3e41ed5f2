import { agencyId } from '../seed/ids.ts'
import { type FloorCall, page } from './ask.ts'

const row = `
  select c.id, c.number, c.start_date, json_build_object('id', k.id, 'name', k.name) as client,
    json_build_object('id', p.id, 'name', p.name) as payor, c.payer_order,
    json_build_object('id', s.id, 'label', s.label) as service, c.status, c.billing_units, c.minutes_per_unit,
    c.charge_cents, coalesce(m.paid_cents, 0) as paid_cents,
    case when c.transmitted_at is null then c.charge_cents else m.owed_cents + m.denied_cents end as balance_cents,
    (now() at time zone 'America/New_York')::date - c.start_date as age_days, '[]'::json as issues,
    c.changed_since_filing
  from claims c
    join clients k on k.agency_id = c.agency_id and k.id = c.client_id
    join payors p on p.agency_id = c.agency_id and p.id = c.payor_id
    join services s on s.agency_id = c.agency_id and s.id = c.service_id
    left join claim_money m on m.agency_id = c.agency_id and m.claim_id = c.id`

const order = 'order by c.start_date desc, c.id desc'

const list =
  (name: string, filter: string, values: (query: URLSearchParams) => unknown[]): FloorCall =>
  (ask, { query }) =>
    page(ask, name, {
      rows: `${row} where c.id in (select c.id from claims c where ${filter} ${order} limit 30) ${order}`,
      count: `select 1 from claims c where ${filter}`,
      values: values(query),
    })

const own = `c.agency_id = '${agencyId}'`

export const claimsOfStatus = list('claims', `${own} and c.status = $1`, (query) => [
  query.get('status'),
])

export const claimsOfPayor = list('claims of a payor', `${own} and c.payor_id = $1`, (query) => [
  query.get('payor_id'),
])

export const claimsOfClient = list('claims of a client', `${own} and c.client_id = $1`, (query) => [
  query.get('client_id'),
])

/** What payors refused, with what they said last of it. */
export const denials: FloorCall = (ask) =>
  page(ask, 'denials', {
    rows: `
      select c.id, c.number, json_build_object('id', k.id, 'name', k.first_name || ' ' || k.last_name) as client,
        json_build_object('id', p.id, 'name', p.name) as payor,
        json_build_object('id', s.id, 'label', s.label) as service,
        c.start_date, c.status, c.charge_cents, c.denied_cents, c.underpaid_cents, c.denied_on,
        (now() at time zone 'America/New_York')::date - c.denied_on as age_days,
        said.said, said.remarks,
        case when c.owner_id is not null then json_build_object('id', c.owner_id, 'name', c.owner_name) end as owner,
        c.follow_up_action, c.follow_up_on, c.resolution_status,
        (select json_build_object('payor', json_build_object('id', n.id, 'name', n.name),
            'payer_order', x.payer_order, 'amount_cents', 0, 'refused', null)
          from client_payors x join payors n on n.agency_id = x.agency_id and n.id = x.payor_id
          where x.agency_id = c.agency_id and x.client_id = c.client_id and x.payor_id <> c.payor_id
            and x.status = 'active' limit 1) as next_payor,
        json_build_object('bill_next', false) as abilities,
        (select max(l.service_date) from claim_lines l where l.agency_id = c.agency_id and l.claim_id = c.id) as last
      from claims c
        join clients k on k.agency_id = c.agency_id and k.id = c.client_id
        join payors p on p.agency_id = c.agency_id and p.id = c.payor_id
        join services s on s.agency_id = c.agency_id and s.id = c.service_id
        left join lateral (select r.remarks,
            (select json_agg(json_build_object('group', a.group_code, 'code', a.reason_code,
              'amount_cents', a.amount_cents, 'words', '')) from era_adjustments a
              where a.agency_id = r.agency_id and a.era_claim_id = r.id) as said
          from era_claims r where r.agency_id = c.agency_id and r.claim_id = c.id and r.state = 'applied'
          order by r.updated_at desc limit 1) said on true
      where c.id in (select c.id from claims c where ${own} and c.denied_cents > 0
        order by c.denied_on, c.id limit 30)
      order by c.denied_on, c.id`,
    count: `select 1 from claims c where ${own} and c.denied_cents > 0`,
    values: [],
  })

/** The answers that contradict and wait for a person. */
export const answers: FloorCall = (ask) =>
  page(ask, 'answers', {
    rows: `
      select r.id, json_build_object('id', e.id, 'payer_name', e.payer_name, 'trace_number', e.trace_number) as era,
        r.claim_number, json_build_object('id', c.id, 'number', c.number, 'client_name', k.name) as claim,
        r.patient_name, r.service_date, r.status_code, 'Processed as primary' as status_words, r.charge_cents,
        r.paid_cents, r.patient_cents, r.state, r.wait_reason, r.note
      from era_claims r
        join eras e on e.agency_id = r.agency_id and e.id = r.era_id
        left join claims c on c.agency_id = r.agency_id and c.id = r.claim_id
        left join clients k on k.agency_id = c.agency_id and k.id = c.client_id
      where r.id in (select r.id from era_claims r where r.agency_id = '${agencyId}' and r.state = 'waiting'
        order by r.service_date desc nulls last, r.id limit 30)
      order by r.service_date desc nulls last, r.id`,
    count: `select 1 from era_claims r where r.agency_id = '${agencyId}' and r.state = 'waiting'`,
    values: [],
  })
