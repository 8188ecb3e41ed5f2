import pg from 'pg'

/** What the figures are measured on. */
export const size = { visits: 1_000_000, caregivers: 500, clients: 5_000 }

export const agencyId = '0198a000-0000-7000-8000-000000000001'

/**
 * One agency with a million visits over 500 days, each caregiver with four a day and none twice at
 * the same time. Rows are made by the database itself, with references unchecked while they come.
 */
export async function seed(url: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [what, statement] of Object.entries(records)) {
      log(`making ${what}`)
      await client.query(statement)
    }
    log('indexing')
    await client.query(bookingConstraint)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const id = (kind: string, number: string) =>
  `('0198a000-0000-70${kind}-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** Days around this one are what an office looks at. */
export const middleDay = '2026-06-01'

const records = {
  agency: `insert into agencies (id, name) values ('${agencyId}', 'Bench agency')`,
  person: `
    insert into users (id, username, name) values (${id('01', '1')}, 'bench', 'Bench');
    insert into agents (agency_id, id, user_id, first_name, last_name, role, type, status)
      values ('${agencyId}', ${id('02', '0')}, ${id('01', '1')}, 'Bench', 'Owner', 'owner', 'Agent', 'active');
    insert into sessions (id, token_hash, user_id, entered_agency_id, agent_id, expires_at)
      values (${id('03', '1')}, sha256('bench-token-bench-token-bench-token-bench'), ${id('01', '1')},
        '${agencyId}', ${id('02', '0')}, now() + interval '1 day')`,
  catalogue: `
    insert into services (agency_id, id, name, label, jurisdiction, procedure_code, status)
      values ('${agencyId}', ${id('04', '1')}, 'nc_pcs_adult', 'PCS adult', 'nc', '99509', 'active');
    insert into payors (agency_id, id, name, type, payer_id, receiver_name, receiver_id, submitter_id, unit_rounding)
      values ('${agencyId}', ${id('05', '1')}, 'NC Medicaid', 'medicaid', 'NCXIX', 'NC', 'NC', 'HW', 'round_down')`,
  caregivers: `
    insert into agents (agency_id, id, first_name, last_name, role, type, status)
    select '${agencyId}', ${id('02', 'n')}, 'First' || n, 'Caregiver' || n, 'pca', 'Caregiver', 'active'
    from generate_series(1, ${size.caregivers}) n`,
  clients: `
    insert into clients (agency_id, id, first_name, last_name, gender, status)
    select '${agencyId}', ${id('06', 'n')}, 'First' || n, 'Client' || n, 'female', 'active'
    from generate_series(1, ${size.clients}) n`,
  visits: `
    alter table visits drop constraint visits_no_double_booking;
    insert into visits (agency_id, id, client_id, agent_id, service_id, payor_id, scheduled_date,
      scheduled_time, scheduled_duration, starts_at, ends_at, status, check_in_at, check_out_at,
      completed_duration)
    select '${agencyId}', ${id('07', 'row_number() over ()')}, ${id('06', '1 + (caregiver * 7 + slot) % ' + size.clients)},
      ${id('02', 'caregiver')}, ${id('04', '1')}, ${id('05', '1')}, day, clock, 90, starts, starts + interval '90 min',
      case when past then 'completed' else 'scheduled' end,
      case when past then starts end, case when past then starts + interval '90 min' end,
      case when past then 90 end
    from (
      select caregiver, slot, day, clock, starts, day <= date '${middleDay}' as past
      from generate_series(0, ${size.visits / size.caregivers} - 1) slot
      cross join lateral (select date '${middleDay}' - 250 + (slot / 4) as day,
        time '08:00' + make_interval(hours => 2 * (slot % 4)) as clock) d
      cross join lateral (select (day + clock) at time zone 'America/New_York' as starts) i
      cross join generate_series(1, ${size.caregivers}) caregiver
    ) rows`,
}

/** As in the migration; made once after the rows, which is faster than with each row. */
const bookingConstraint = `
  alter table visits add constraint visits_no_double_booking exclude using gist (
    agency_id with =, agent_id with =, tstzrange(starts_at, ends_at) with &&)
    where (agent_id is not null and overlap_reason is null
      and status not in ('canceled', 'rejected', 'archived'))`

/**
 * Active care plans for every client, three days a week, from a Monday on which nobody has visits
 * yet: eight weeks of them are 120,000 visits. Each caregiver's plans stand at different hours.
 */
export const carePlans = `
  set session_replication_role = replica;
  insert into authorizations (agency_id, id, client_id, payor_id, service_id, number, start_date, end_date,
    units, unit_period, status)
  select '${agencyId}', ${id('08', 'n')}, ${id('06', 'n')}, ${id('05', '1')}, ${id('04', '1')}, 'A' || n,
    '2028-01-01', '2028-12-31', 200, 'week', 'active' from generate_series(1, ${size.clients}) n;
  insert into careplans (agency_id, id, client_id, authorization_id, status, start_date, end_date, activated_at)
  select '${agencyId}', ${id('09', 'n')}, ${id('06', 'n')}, ${id('08', 'n')}, 'active',
    '2028-01-03', '2028-12-31', now() from generate_series(1, ${size.clients}) n;
  insert into shifts (agency_id, id, careplan_id, number, scheduled_time, scheduled_duration, recurring_rule,
    agent_id, status)
  select '${agencyId}', ${id('0a', 'n')}, ${id('09', 'n')}, 1,
    time '06:00' + make_interval(mins => 75 * (n / ${size.caregivers} % 10)), 60,
    'FREQ=WEEKLY;BYDAY=MO,WE,FR', ${id('02', `1 + n % ${size.caregivers}`)}, 'active'
  from generate_series(1, ${size.clients}) n;
  set session_replication_role = origin`
