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
  primary key (agency_id, id),
  unique (agency_id, careplan_id, number),
  foreign key (agency_id, careplan_id) references careplans (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
select app.protect('shifts');
