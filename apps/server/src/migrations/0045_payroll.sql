-- How an agency pays, from a day on. The latest rules that began by the Monday of a pay week hold for it.
create table pay_rules (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  start_date date not null,
  overtime_system text not null default 'forty' check (overtime_system in ('forty', 'eight_eighty')),
  -- Minutes a week and a day, and cents an hour; null where the state knows no such rule.
  weekly_overtime_after integer not null default 2400 check (weekly_overtime_after between 0 and 10080),
  daily_overtime_after integer check (daily_overtime_after between 0 and 1440),
  daily_double_after integer check (daily_double_after between 0 and 1440),
  seventh_day boolean not null default false,
  minimum_wage integer not null check (minimum_wage between 0 and 100000),
  travel_paid boolean not null default true,
  travel_rate integer check (travel_rate between 0 and 100000),
  -- Tenths of a cent a mile.
  mileage_rate integer not null default 0 check (mileage_rate between 0 and 100000),
  weekend_differential integer not null default 0 check (weekend_differential between 0 and 100000),
  night_differential integer not null default 0 check (night_differential between 0 and 100000),
  night_starts time not null default '22:00',
  night_ends time not null default '06:00',
  holiday_percent integer not null default 100 check (holiday_percent between 100 and 400),
  late_cancel_hours integer not null default 0 check (late_cancel_hours between 0 and 168),
  late_cancel_percent integer not null default 100 check (late_cancel_percent between 0 and 100),
  round_to integer not null default 1 check (round_to in (1, 5, 6, 15)),
  -- Minutes of time off that 30 hours of work earn.
  time_off_per_30_hours integer not null default 0 check (time_off_per_30_hours between 0 and 1800),
  -- Where the numbers come from.
  note text,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  check (daily_double_after is null or daily_overtime_after is not null),
  constraint pay_rules_once unique (agency_id, start_date)
);
comment on column pay_rules.overtime_system is 'vocabulary payroll/vocabulary OvertimeSystem';
select app.protect('pay_rules');

-- What an hour pays: of a caregiver, for a client, a service or a payor, or for any of them.
create table pay_rates (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid,
  client_id uuid,
  service_id uuid,
  payor_id uuid,
  -- Cents an hour.
  rate integer not null check (rate between 0 and 100000),
  start_date date not null,
  end_date date,
  note text,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  check (end_date >= start_date),
  check (num_nonnulls(agent_id, client_id, service_id, payor_id) > 0),
  constraint pay_rates_once exclude using gist (
    agency_id with =,
    coalesce(agent_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    coalesce(client_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    coalesce(service_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    coalesce(payor_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    daterange(start_date, end_date, '[]') with &&
  )
);
create index pay_rates_by_agent on pay_rates (agency_id, agent_id);
create index pay_rates_by_start on pay_rates (agency_id, start_date desc, id);
select app.protect('pay_rates', 'select, insert, update, delete');

-- Days on which work pays more.
create table pay_holidays (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  day date not null,
  name text not null,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint pay_holidays_once unique (agency_id, day)
);
select app.protect('pay_holidays', 'select, insert, update, delete');

-- What a person enters for a caregiver beside the visits.
create table pay_entries (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  kind text not null check (kind in ('training', 'office', 'other_work', 'travel', 'sleep', 'mileage',
    'bonus', 'gift', 'guaranteed', 'paid_time_off', 'time_off_granted')),
  day date not null,
  -- By the agency's wall clock, for what has a beginning and an end; an end before the start is the next day.
  start_time time,
  end_time time,
  starts_at timestamptz,
  ends_at timestamptz,
  minutes integer not null default 0 check (minutes between 0 and 60000),
  -- Of sleep during a visit.
  interrupted_minutes integer not null default 0 check (interrupted_minutes between 0 and 1440),
  tenths_of_miles integer not null default 0 check (tenths_of_miles between 0 and 100000),
  cents integer not null default 0 check (cents between 0 and 10000000),
  -- The visit that sleep is in, or that a way leads to.
  visit_id uuid,
  note text,
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  check ((starts_at is null) = (ends_at is null)),
  check (ends_at > starts_at),
  check (kind not in ('training', 'office', 'other_work', 'sleep') or starts_at is not null),
  check (kind not in ('travel', 'sleep') or visit_id is not null)
);
comment on column pay_entries.status is 'vocabulary agency/vocabulary RecordStatus';
comment on column pay_entries.kind is 'vocabulary payroll/vocabulary EntryKind';
create index pay_entries_by_agent on pay_entries (agency_id, agent_id, day) where status = 'active';
create index pay_entries_by_day on pay_entries (agency_id, day desc, id);
create index pay_entries_by_visit on pay_entries (agency_id, visit_id) where visit_id is not null;
-- One way to a visit, and one night in it.
create unique index pay_entries_travel_once on pay_entries (agency_id, agent_id, visit_id)
  where kind = 'travel' and status = 'active';
select app.protect('pay_entries');

-- The pay of one caregiver for one week, Monday to Sunday.
create table timesheets (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  -- The Monday.
  week date not null check (extract(isodow from week) = 1),
  status text not null default 'draft' check (status in ('draft', 'acknowledged')),
  gross_cents integer not null,
  reimbursed_cents integer not null,
  minutes integer not null,
  overtime_minutes integer not null,
  straight_cents integer not null,
  daily_overtime integer not null,
  overtime_cents integer not null,
  exceptions text[] not null default '{}',
  -- Completed visits of the week that nobody reviewed.
  unreviewed integer not null default 0,
  -- What is owed for an acknowledged week, or was paid too much, that no other timesheet settled.
  owed_cents integer not null default 0,
  owed_reason text,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  acknowledged_by_name text,
  acknowledged_reason text,
  -- What the figures followed from when they were frozen.
  facts jsonb,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  constraint timesheets_once unique (agency_id, agent_id, week),
  check ((status = 'acknowledged') = (acknowledged_at is not null)),
  check (status = 'acknowledged' or owed_cents = 0)
);
comment on column timesheets.status is 'vocabulary payroll/vocabulary TimesheetStatus';
comment on column timesheets.exceptions is 'vocabulary payroll/vocabulary PayException[]';
create index timesheets_by_week on timesheets (agency_id, week desc, id);
create index timesheets_by_gross on timesheets (agency_id, gross_cents desc, id);
create index timesheets_owing on timesheets (agency_id, agent_id, week) where owed_cents <> 0;
select app.protect('timesheets', 'select, insert, update, delete');

-- What a timesheet pays for, line by line; wage lines add up to its gross pay.
create table timesheet_lines (
  agency_id uuid not null,
  timesheet_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('visit', 'travel', 'training', 'office', 'other_work', 'weekend',
    'night', 'minimum_wage', 'holiday', 'overtime', 'double_time', 'late_cancel', 'guaranteed',
    'paid_time_off', 'bonus', 'gift', 'adjustment', 'mileage')),
  day date not null,
  -- Of the visit or the entry.
  source_id uuid,
  minutes integer not null,
  rate integer,
  cents integer not null,
  shared_minutes integer not null default 0,
  slept_minutes integer not null default 0,
  tenths_of_miles integer not null default 0,
  -- The acknowledged week that an adjustment settles, and why.
  corrected_week date,
  reason text,
  primary key (agency_id, timesheet_id, position),
  foreign key (agency_id, timesheet_id) references timesheets (agency_id, id) on delete cascade,
  check ((kind = 'adjustment') = (corrected_week is not null))
);
comment on column timesheet_lines.kind is 'vocabulary payroll/vocabulary PayLineKind';
create index timesheet_lines_by_source on timesheet_lines (agency_id, source_id) where source_id is not null;
select app.protect('timesheet_lines', 'select, insert, update, delete');

-- Frozen figures stay: neither a timesheet that was acknowledged nor its lines change.
create function app.keep_acknowledged() returns trigger
  language plpgsql
  as $$
begin
  if tg_table_name = 'timesheets' then
    if old.status = 'acknowledged' and (tg_op = 'DELETE'
      or to_jsonb(new) - '{owed_cents,owed_reason,updated_at}'::text[]
        is distinct from to_jsonb(old) - '{owed_cents,owed_reason,updated_at}'::text[]) then
      raise exception 'an acknowledged timesheet is frozen';
    end if;
  elsif exists (select from timesheets t where t.agency_id = old.agency_id
      and t.id = old.timesheet_id and t.status = 'acknowledged') then
    raise exception 'the lines of an acknowledged timesheet are frozen';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger timesheets_frozen before update or delete on timesheets
  for each row execute function app.keep_acknowledged();
create trigger timesheet_lines_frozen before update or delete on timesheet_lines
  for each row execute function app.keep_acknowledged();

-- An own layout of the file for a payroll service.
create table payroll_presets (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  name text not null,
  -- One row per caregiver, or one per caregiver and earning.
  layout text not null check (layout in ('caregiver', 'earning')),
  -- [{header, value}], in order.
  columns jsonb not null,
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint payroll_presets_name_once unique (agency_id, name)
);
comment on column payroll_presets.layout is 'vocabulary payroll/exports ExportLayout';
comment on column payroll_presets.status is 'vocabulary agency/vocabulary RecordStatus';
select app.protect('payroll_presets');

-- Files for payroll services that were made, with what they were made of.
create table payroll_exports (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  -- The name of a preset of ours, or of an own one.
  preset text not null,
  preset_id uuid,
  file_id uuid not null,
  timesheets integer not null,
  gross_cents bigint not null,
  reimbursed_cents bigint not null,
  created_by uuid,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  foreign key (agency_id, preset_id) references payroll_presets (agency_id, id)
);
create index payroll_exports_by_week on payroll_exports (agency_id, week desc, created_at desc);
select app.protect('payroll_exports');

-- Pay belongs to the agency as a whole; nobody who is limited to offices sees it.
select app.limit_to(target, 'false')
  from unnest(array['pay_rules', 'pay_rates', 'pay_holidays', 'pay_entries', 'timesheets',
    'timesheet_lines', 'payroll_presets', 'payroll_exports']::regclass[]) target;
