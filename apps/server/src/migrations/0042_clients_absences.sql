-- Time in which a client receives no visits: those that are planned are canceled, and come back with them.
create table client_absences (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('hospital', 'rehab', 'vacation', 'family', 'other')),
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
  foreign key (agency_id, client_id) references clients (agency_id, id),
  check (ends_at > starts_at),
  check (end_time is null or end_date is not null)
);
create index client_absences_by_client on client_absences (agency_id, client_id, starts_at)
  where status = 'active';
create index client_absences_by_start on client_absences (agency_id, start_date desc, id);
select app.protect('client_absences');
