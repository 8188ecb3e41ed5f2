import { agencyId, idOf, size } from './ids.ts'

/** The claims that one day's files hold. */
export const readyClaims = 10_000

const clients = readyClaims / 5
const caregivers = readyClaims / 4

/** Claims, clients and caregivers that nothing else of the seed has visits or claims with. */
const claim = idOf('billed', '2000000 + n')
const visit = idOf('visit', '30000000 + n')
const client = idOf('client', `${size.visited} + 1 + n % ${clients}`)
const caregiver = idOf('agent', `${size.caregivers} + 1 + n % ${caregivers}`)
const payor = idOf('payor', '1')
const service = idOf('service', '1')
const day = `(date '2026-05-01' + n / ${clients})`
const time = `(time '08:00' + make_interval(hours => 2 * (n / ${caregivers})))`
const all = `generate_series(0, ${readyClaims - 1}) n`

/** Claims of approved visits, ready for one payor that asks for little; each client's member ID is sealed. */
export const readyToSend = (memberId: string): string => `
  set session_replication_role = replica;
  update agencies set npi = '1234567893', tax_id = '561234567', taxonomy_code = '253Z00000X', phone = '9195550100',
    street = '1 Main St', city = 'Durham', state = 'NC', zip = '277011234' where id = '${agencyId}';
  update payors set required_checks = '{}', timely_filing_days = 1095, receiver_name = 'RECEIVER', payer_id = 'NC001'
    where id = ${payor};
  insert into payor_rates (agency_id, id, payor_id, service_id, start_date, cents_per_unit)
    values ('${agencyId}', ${idOf('payor', '9001')}, ${payor}, ${service}, '2020-01-01', 596) on conflict do nothing;
  update clients set diagnosis_codes = '{I10}', primary_payor_id = ${payor}, status = 'active', left_on = null,
    medicaid_number_sealed = '${memberId}'
    where id between ${idOf('client', `${size.visited} + 1`)} and ${idOf('client', `${size.visited} + ${clients}`)};
  insert into visits (agency_id, id, client_id, agent_id, payor_id, scheduled_date, scheduled_time, scheduled_duration,
      starts_at, ends_at, status, check_in_at, check_out_at, completed_duration, reviewed_duration)
    select '${agencyId}', ${visit}, ${client}, ${caregiver}, ${payor}, ${day}, ${time}, 120, starts,
      starts + interval '2 hours', 'approved', starts, starts + interval '2 hours', 120, 120
    from (select n, (${day} + ${time}) at time zone 'America/New_York' as starts from ${all}) rows;
  insert into visit_services (agency_id, visit_id, service_id, position)
    select '${agencyId}', ${visit}, ${service}, 1 from ${all};
  insert into claims (agency_id, id, number, client_id, payor_id, service_id, start_date, status, billing_units,
      minutes_per_unit, cents_per_unit, charge_cents, procedure_code, diagnosis_codes, group_key)
    select '${agencyId}', ${claim}, 'RD' || lpad(n::text, 8, '0'), ${client}, ${payor}, ${service}, ${day},
      'ready_to_send', 8, 15, 596, 4768, '99509', '{I10}', 'ready ' || n from ${all};
  insert into claim_lines (agency_id, claim_id, line_number, service_id, service_date, procedure_code, minutes,
      minutes_per_unit, units, cents_per_unit, charge_cents)
    select '${agencyId}', ${claim}, 1, ${service}, ${day}, '99509', 120, 15, 8, 596, 4768 from ${all};
  insert into claim_visits (agency_id, claim_id, visit_id, line_number, service_date, minutes, service_id)
    select '${agencyId}', ${claim}, ${visit}, 1, ${day}, 120, ${service} from ${all};
  set session_replication_role = origin;
  vacuum analyze claims, claim_lines, claim_visits, visits, clients`
