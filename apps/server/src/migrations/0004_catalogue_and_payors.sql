-- Service types with their activities, and the payors with what they pay for each.
create table services (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  -- Jurisdiction prefix and lower-cased name with underscores, such as nc_pcs_adult.
  name text not null,
  label text not null,
  jurisdiction text not null,
  insurance_type text,
  procedure_code text not null check (procedure_code ~ '^[A-Z0-9]{5}$'),
  modifiers text[] not null default '{}' check (cardinality(modifiers) <= 4),
  minutes_per_unit integer not null default 15 check (minutes_per_unit > 0),
  status text not null default 'active' check (status in ('active', 'archived', 'unbillable')),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, name)
);
select app.protect('services');

create table service_categories (
  agency_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  name text not null,
  position integer not null,
  primary key (agency_id, id),
  unique (agency_id, service_id, name),
  foreign key (agency_id, service_id) references services (agency_id, id)
);
select app.protect('service_categories');

create table service_activities (
  agency_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  position integer not null,
  status text not null default 'active' check (status in ('active', 'archived')),
  primary key (agency_id, id),
  unique (agency_id, category_id, name),
  foreign key (agency_id, category_id) references service_categories (agency_id, id)
);
select app.protect('service_activities');

create table payors (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('medicaid', 'veterans_administration', 'private_pay',
    'senior_center', 'medicare_advantage')),
  -- The payer's id in files (NM109 of loop 2010BB) and its claim filing indicator (SBR09).
  payer_id text not null,
  filing_indicator text not null default 'MC',
  receiver_name text not null,
  receiver_id text not null,
  -- Our id at the receiver (ISA06, GS02, NM109 of loop 1000A).
  submitter_id text not null,
  unit_rounding text not null default 'round_down'
    check (unit_rounding in ('exact', 'eight_minute', 'round_down')),
  timely_filing_days integer not null default 365 check (timely_filing_days > 0),
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, name)
);
select app.protect('payors');

create table payor_rates (
  agency_id uuid not null,
  id uuid not null,
  payor_id uuid not null,
  service_id uuid not null,
  start_date date not null,
  end_date date,
  cents_per_unit integer not null check (cents_per_unit > 0),
  primary key (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  check (end_date is null or end_date >= start_date),
  constraint payor_rates_one_at_a_time exclude using gist (
    agency_id with =, payor_id with =, service_id with =, daterange(start_date, end_date, '[]') with &&)
);
select app.protect('payor_rates');
