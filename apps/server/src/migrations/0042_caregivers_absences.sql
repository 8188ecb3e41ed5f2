-- Time in which a caregiver is away: nobody assigns them, and their visits are covered by others.
create table agent_absences (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  kind text not null check (kind in ('call_out', 'sick', 'vacation', 'family_leave', 'training',
    'hr_action', 'other')),
  -- Days, both included, by the agency's wall clock; without an end nobody knows yet.
  start_date date not null,
  start_time time,
  end_date date,
  end_time time,
  -- The same as instants.
  starts_at timestamptz not null,
  ends_at timestamptz,
  note text,
  -- Archived: withdrawn, as if it had never been.
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  check (ends_at > starts_at),
  check (end_time is null or end_date is not null)
);
create index agent_absences_by_agent on agent_absences (agency_id, agent_id, starts_at)
  where status = 'active';
create index agent_absences_by_start on agent_absences (agency_id, start_date desc, id);
select app.protect('agent_absences');
