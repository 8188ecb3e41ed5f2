import { agencyId, idOf, middleDay, size } from './ids.ts'
import { firstName, lastName, mixed, oneOf } from './names.ts'

const phone = (number: string, area: number) => `'${area}' || lpad((${number})::text, 7, '0')`

/** The agency, its office people with a session each, and what records refer to. */
export const office = {
  agency: `insert into agencies (id, name, idle_timeout) values ('${agencyId}', 'Bench agency', 720)`,
  'people of the office': `
    insert into users (id, username, name)
      select ${idOf('user', 'n')}, 'bench' || n, 'Bench ' || n from generate_series(1, ${size.office}) n;
    insert into agents (agency_id, id, user_id, first_name, last_name, role, type, status)
      select '${agencyId}', ${idOf('agent', `${size.agents} + n`)}, ${idOf('user', 'n')}, 'Bench',
        'Owner' || n, 'owner', 'Agent', 'active' from generate_series(1, ${size.office}) n;
    insert into sessions (id, token_hash, user_id, entered_agency_id, agent_id, expires_at)
      select ${idOf('session', 'n')},
        sha256(convert_to('bench-token-bench-token-bench-token-' || lpad(n::text, 4, '0'), 'UTF8')),
        ${idOf('user', 'n')}, '${agencyId}', ${idOf('agent', `${size.agents} + n`)}, now() + interval '1 day'
      from generate_series(1, ${size.office}) n`,
  catalogue: `
    insert into services (agency_id, id, name, label, jurisdiction, procedure_code, status)
      values ('${agencyId}', ${idOf('service', '1')}, 'nc_pcs_adult', 'PCS adult', 'nc', '99509', 'active');
    insert into payors (agency_id, id, name, type, payer_id, receiver_name, receiver_id, submitter_id, unit_rounding)
      select '${agencyId}', ${idOf('payor', 'n')}, 'Payor ' || n, 'medicaid', 'NC' || n, 'NC', 'NC', 'HW', 'round_down'
      from generate_series(1, 10) n;
    insert into offices (agency_id, id, name)
      select '${agencyId}', ${idOf('office', 'n')}, 'Office ' || n from generate_series(1, 10) n`,
}

/** One service for each authorization that has none. */
export const authorizedServices = `
  insert into authorization_services (agency_id, authorization_id, service_id, position, client_id, payor_id,
    start_date, end_date, status)
  select agency_id, id, ${idOf('service', '1')}, 1, client_id, payor_id, start_date, end_date, status
  from authorizations
  where agency_id = '${agencyId}'
    and not exists (select from authorization_services l where l.authorization_id = authorizations.id)`

const tags = 'wheelchair oxygen dementia fall-risk spanish pets smoker hoyer-lift veteran new'
const roles = 'pca cna nurse sitter cna1 cna2'

export const people = {
  agents: `
    insert into agents (agency_id, id, first_name, last_name, role, type, status, phone, email)
      select '${agencyId}', ${idOf('agent', 'n')}, ${firstName('n + 500000')}, ${lastName('n + 500000')},
        ${oneOf(roles, mixed('n', 3))}, 'Caregiver', case when n % 7 = 0 then 'inactive' else 'active' end,
        ${phone('n', 919)}, 'agent' || n || '@example.com'
      from generate_series(1, ${size.agents}) n;
    insert into assignments (agency_id, id, agent_id, office_id)
      select '${agencyId}', ${idOf('assignment', 'n')}, ${idOf('agent', 'n')}, ${idOf('office', '1 + n % 10')}
      from generate_series(1, ${size.agents}) n;
    insert into agent_private_profiles (agency_id, agent_id, hire_date)
      select '${agencyId}', ${idOf('agent', 'n')}, date '2015-01-01' + n % 4000
      from generate_series(1, ${size.agents}) n;
    insert into agent_credentials (agency_id, id, agent_id, kind, issued_on, expires_on)
      select '${agencyId}', ${idOf('credential', 'n * 10 + k')}, ${idOf('agent', 'n')},
        (array['cpr', 'first_aid', 'tb_test', 'background_check'])[k], date '2024-01-01',
        current_date - 100 + abs(${mixed('n * 10 + k', 4)}) % 900
      from generate_series(1, ${size.agents}) n, generate_series(1, 4) k where (n + k) % 6 <> 0`,
  clients: `
    insert into clients (agency_id, id, first_name, last_name, gender, gender_confirmed, status, birthdate, phone, language,
      primary_payor_id, office_id, service_id, tags, created_at)
    select '${agencyId}', ${idOf('client', 'n')}, ${firstName('n')}, ${lastName('n')}, 'female', true,
      case when n <= ${size.visited} or n % 4 > 0 then 'active' when n % 8 = 0 then 'discharged' else 'prospect' end,
      date '1930-01-01' + abs(${mixed('n', 5)}) % 15000, ${phone('n', 336)}, 'English',
      ${idOf('payor', '1 + n % 10')}, ${idOf('office', '1 + n % 10')}, ${idOf('service', '1')},
      case when n % 3 = 0 then array[${oneOf(tags, mixed('n', 6))}] else '{}' end,
      timestamptz '2024-01-01' + make_interval(mins => n * 30)
    from generate_series(1, ${size.clients}) n;
    insert into client_addresses (agency_id, id, client_id, street, city, county, state, zip, "primary")
      select '${agencyId}', ${idOf('address', 'n')}, ${idOf('client', 'n')}, n || ' Main Street', 'Durham',
        'Durham', 'NC', '27701', true from generate_series(1, ${size.clients}) n;
    insert into authorizations (agency_id, id, client_id, payor_id, number, start_date, end_date,
      units, unit_period, minutes_per_unit, status)
      select '${agencyId}', ${idOf('authorization', '1000000 + n')}, ${idOf('client', 'n')},
        ${idOf('payor', '1 + n % 10')}, 'B' || n, '2026-01-01', '2026-12-31', 200, 'week', 15, 'active'
      from generate_series(1, ${size.clients}) n where n % 9 > 0;
    ${authorizedServices}`,
}

const past = `timestamptz '${middleDay} 12:00Z' - make_interval(secs =>`

/** What people said, were told and did. */
export const traces = {
  alerts: `
    insert into alerts (agency_id, id, user_id, author, client_id, agent_id, visit_id, title, body, date,
      priority, status, created_at)
    select '${agencyId}', ${idOf('alert', 'n')}, ${idOf('user', '1')}, 'Bench 1',
      case when n % 3 = 0 then ${idOf('client', `1 + n % ${size.clients}`)} end,
      case when n % 3 = 1 then ${idOf('agent', `1 + n % ${size.agents}`)} end,
      case when n % 3 = 2 then ${idOf('visit', `1 + n * 47 % ${size.visits}`)} end,
      'Call ' || ${firstName('n + 900000')}, 'About ' || ${lastName('n + 900000')},
      date '${middleDay}' - 300 + n % 400, (array['low', 'medium', 'high'])[1 + n % 3],
      case when n % 5 < 3 then 'active' else 'archived' end, ${past} n * 1000)
    from generate_series(1, ${size.alerts}) n;
    update alerts a set visited_client_id = v.client_id
    from visits v where v.agency_id = a.agency_id and v.id = a.visit_id and a.agency_id = '${agencyId}'`,
  notifications: `
    insert into notifications (agency_id, id, user_id, kind, title, body, about, created_at, read_at)
    select '${agencyId}', ${idOf('notification', 'n')}, ${idOf('user', `1 + n % ${size.office}`)},
      (array['visit_late', 'mention', 'credential_expiring'])[1 + n % 3], 'News ' || n, 'What happened',
      'bench ' || n, ${past} (${size.notifications} - n) * 300),
      case when n < ${size.notifications * 0.95} then now() end
    from generate_series(1, ${size.notifications}) n`,
  // Of a day: a table that was empty when its statements were planned is read through until it is analyzed.
  'kept answers': `
    insert into idempotency_keys (agency_id, user_id, key, fingerprint, response)
    select '${agencyId}', ${idOf('user', `1 + n % ${size.office}`)}, gen_random_uuid()::text,
      sha256(n::text::bytea), '{"id": "0199b2c0-0000-7000-8000-000000000000"}'
    from generate_series(1, ${size.keptAnswers}) n`,
  'audit trail': `
    insert into audit_events (agency_id, id, at, user_id, actor, action, record_type, record_id, changes, request_id)
      select '${agencyId}', ${idOf('event', 'n')}, ${past} (${size.auditEvents} - n) * 60),
        ${idOf('user', `1 + abs(${mixed('n', 7)}) % ${size.office}`)}, 'Bench ' || 1 + abs(${mixed('n', 7)}) % ${size.office},
        (array['client.updated', 'visit.updated', 'client.read', 'visit.created', 'claim.sent'])[1 + n % 5],
        case when n % 2 = 0 then 'client' else 'visit' end, ${idOf('client', `1 + n % ${size.clients}`)},
        '{"phone": {"before": "3365550100", "after": "3365550101"}}', gen_random_uuid()::text
      from generate_series(1, ${size.auditEvents}) n;
    insert into audit_chain (agency_id, position, event_id, link, link_key)
      select '${agencyId}', n, ${idOf('event', 'n')}, sha256(n::text::bytea), 'b1'
      from generate_series(1, ${size.auditEvents}) n`,
}
