import { agencyId, idOf, middleDay, size } from './ids.ts'
import { authorizedServices } from './people.ts'

/**
 * A million visits over 500 days, each caregiver with four a day and none twice at the same time. The
 * constraint against overlaps is made once after the rows, which is faster than with each row.
 */
export const visits = {
  visits: `
    alter table visits drop constraint visits_no_double_booking;
    insert into visits (agency_id, id, client_id, agent_id, payor_id, scheduled_date,
      scheduled_time, scheduled_duration, starts_at, ends_at, status, check_in_at, check_out_at,
      completed_duration)
    select '${agencyId}', ${idOf('visit', `1 + slot * ${size.caregivers} + caregiver - 1`)}, ${idOf('client', `1 + (caregiver * 7 + slot) % ${size.visited}`)},
      ${idOf('agent', 'caregiver')}, ${idOf('payor', '1')}, day, clock, 90, starts, starts + interval '90 min',
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
    ) rows;
    insert into visit_services (agency_id, visit_id, service_id, position)
    select agency_id, id, ${idOf('service', '1')}, 1 from visits where agency_id = '${agencyId}'`,
  'index against overlaps': `
    alter table visits add constraint visits_no_double_booking exclude using gist (
      agency_id with =, agent_id with =, tstzrange(starts_at, ends_at) with &&)
      where (agent_id is not null and overlap_reason is null
        and status not in ('canceled', 'rejected', 'archived'))`,
}

/**
 * Active care plans for every client with visits, four days a week, from a Monday on which nobody has
 * visits yet: eight weeks of them are 165,000 visits, the year 1,040,000. Each caregiver's plans stand at different hours.
 */
export const carePlans = `
  set session_replication_role = replica;
  insert into authorizations (agency_id, id, client_id, payor_id, number, start_date, end_date,
    units, unit_period, minutes_per_unit, status)
  select '${agencyId}', ${idOf('authorization', 'n')}, ${idOf('client', 'n')}, ${idOf('payor', '1')}, 'A' || n,
    '2028-01-01', '2028-12-31', 200, 'week', 15, 'active' from generate_series(1, ${size.visited}) n;
  ${authorizedServices};
  insert into careplans (agency_id, id, client_id, authorization_id, status, start_date, end_date, activated_at)
  select '${agencyId}', ${idOf('careplan', 'n')}, ${idOf('client', 'n')}, ${idOf('authorization', 'n')}, 'active',
    '2028-01-03', '2028-12-31', now() from generate_series(1, ${size.visited}) n;
  insert into shifts (agency_id, id, careplan_id, number, scheduled_time, scheduled_duration, recurring_rule,
    agent_id, status)
  select '${agencyId}', ${idOf('shift', 'n')}, ${idOf('careplan', 'n')}, 1,
    time '06:00' + make_interval(mins => 75 * (n / ${size.caregivers} % 10)), 60,
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,FR', ${idOf('agent', `1 + n % ${size.caregivers}`)}, 'active'
  from generate_series(1, ${size.visited}) n;
  insert into shift_services (agency_id, shift_id, service_id, authorization_id, position)
  select '${agencyId}', ${idOf('shift', 'n')}, ${idOf('service', '1')}, ${idOf('authorization', 'n')}, 1
  from generate_series(1, ${size.visited}) n;
  set session_replication_role = origin`
