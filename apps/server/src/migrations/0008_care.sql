-- What a payor allows, and the plan that spends it.
create table authorizations (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  payor_id uuid not null,
  service_id uuid not null,
  number text not null,
  start_date date not null,
  end_date date not null,
  units integer not null check (units > 0),
  unit_period text not null check (unit_period in ('week', 'month', 'total')),
  -- Whether it counts on a given day is decided by its dates; this says only whether it was archived.
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  check (end_date >= start_date),
  constraint authorizations_one_at_a_time exclude using gist (
    agency_id with =, client_id with =, payor_id with =, service_id with =,
    daterange(start_date, end_date, '[]') with &&) where (status = 'active')
);
create index authorizations_by_client on authorizations (agency_id, client_id, start_date desc);
create index authorizations_by_start on authorizations (agency_id, start_date desc, id);
create index authorizations_by_service on authorizations (agency_id, service_id);
select app.protect('authorizations');

create table careplans (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  authorization_id uuid not null,
  status text not null check (status in ('draft', 'scheduled', 'active', 'inactive', 'archived')),
  start_date date not null,
  end_date date not null,
  activated_at timestamptz,
  -- Last day for which visits were made.
  generated_until date,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, authorization_id) references authorizations (agency_id, id),
  check (end_date >= start_date),
  constraint careplans_one_active exclude using gist (
    agency_id with =, authorization_id with =, daterange(start_date, end_date, '[]') with &&)
    where (status = 'active')
);
create index careplans_by_client on careplans (agency_id, client_id, start_date desc);
create index careplans_by_start on careplans (agency_id, start_date desc, id);
create index careplans_to_generate on careplans (agency_id, generated_until) where status = 'active';
select app.protect('careplans');

create table shifts (
  agency_id uuid not null,
  id uuid not null,
  careplan_id uuid not null,
  number integer not null,
  scheduled_time time not null,
  scheduled_duration integer not null check (scheduled_duration between 15 and 1440),
  -- RFC 5545 RRULE over days; the time of day stands beside it, in the agency's zone.
  recurring_rule text not null,
  agent_id uuid,
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, careplan_id, number),
  foreign key (agency_id, careplan_id) references careplans (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
select app.protect('shifts');

create view client_authorizations with (security_invoker = true) as
  select agency_id, id, client_id, payor_id, service_id, number, status, start_date, end_date, units,
    unit_period
  from authorizations;
comment on view client_authorizations is 'What a payor lets a client have, as the client''s own page tells it.';
grant select on client_authorizations to homeward_app;

create view client_careplans with (security_invoker = true) as
  select agency_id, id, client_id, authorization_id, status, start_date, end_date from careplans;
comment on view client_careplans is 'Whether care of a client is planned, and until when.';
grant select on client_careplans to homeward_app;

create view client_shifts with (security_invoker = true) as
  select p.agency_id, p.client_id, s.careplan_id, s.id, s.number, s.scheduled_time,
    s.scheduled_duration, s.recurring_rule, s.agent_id
  from careplans p
    join shifts s on s.agency_id = p.agency_id and s.careplan_id = p.id and s.status = 'active'
  where p.status = 'active';
comment on view client_shifts is 'The shifts of the active care plans of a client.';
grant select on client_shifts to homeward_app;
