-- The office's own tables completed: profile and settings of the agency, offices, payors with their
-- rates, phone numbers, integrations, and the service editor.
alter table agencies
  add column unit text,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  -- Minutes after its planned start from which a check-in counts as late.
  add column late_tolerance integer not null default 15 check (late_tolerance between 1 and 240),
  -- Hours of a week beyond which work is overtime, and its rate in percent of the regular one.
  add column overtime_threshold_hours integer not null default 40
    check (overtime_threshold_hours between 1 and 168),
  add column overtime_rate_percent integer not null default 150
    check (overtime_rate_percent between 100 and 400),
  add column logo_file_id uuid,
  add column lock_version integer not null default 0,
  add foreign key (id, logo_file_id) references files (agency_id, id);

alter table offices
  add column phone text check (phone ~ '^[0-9]{7,15}$'),
  add column npi text check (npi ~ '^[0-9]{10}$'),
  add column street text,
  add column unit text,
  add column city text,
  add column state text check (state ~ '^[A-Z]{2}$'),
  add column zip text check (zip ~ '^[0-9]{5}([0-9]{4})?$'),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column lock_version integer not null default 0;
create index offices_by_name on offices (agency_id, status, lower(name), id);

alter table payors
  add column phone text check (phone ~ '^[0-9]{7,15}$'),
  add column street text,
  add column unit text,
  add column city text,
  add column state text check (state ~ '^[A-Z]{2}$'),
  add column zip text check (zip ~ '^[0-9]{5}([0-9]{4})?$'),
  -- What a member id of this payor looks like: A a letter, 9 a digit, * either.
  add column member_id_pattern text check (member_id_pattern ~ '^[A9*]{1,30}$'),
  add column evv_vendor text check (evv_vendor in ('sandata', 'hhaexchange', 'carebridge')),
  -- What must be in order before a claim goes to this payor.
  add column required_checks text[] not null default '{}',
  add column lock_version integer not null default 0;
create index payors_by_name on payors (agency_id, status, lower(name), id);

create index payor_rates_by_payor on payor_rates (agency_id, payor_id, service_id, start_date desc);
alter table payor_rates add column lock_version integer not null default 0;
grant delete on payor_rates to homeward_app;
create index claims_by_payor_and_service on claims (agency_id, payor_id, service_id, start_date);

create table phone_numbers (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  number text not null check (number ~ '^[0-9]{7,15}$'),
  label text not null check (label <> ''),
  kind text not null check (kind in ('voice', 'sms', 'both')),
  office_id uuid,
  is_default boolean not null default false,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint phone_numbers_once unique (agency_id, number),
  foreign key (agency_id, office_id) references offices (agency_id, id)
);
create unique index phone_numbers_one_default on phone_numbers (agency_id) where is_default;
create index phone_numbers_by_label on phone_numbers (agency_id, lower(label), id);
select app.protect('phone_numbers', 'select, insert, update, delete');

create table integrations (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  kind text not null,
  settings jsonb not null default '{}',
  -- Password or key, sealed; it is written and never answered.
  secret_sealed text,
  enabled boolean not null default false,
  health text not null default 'unknown' check (health in ('unknown', 'healthy', 'failing')),
  last_tested_at timestamptz,
  last_test jsonb,
  lock_version integer not null default 0,
  primary key (agency_id, id),
  unique (agency_id, kind)
);
select app.protect('integrations');

-- What a geocoder made of an address: for which words it was asked, and why it found nothing.
create table geocodings (
  agency_id uuid not null references agencies (id),
  kind text not null check (kind in ('agency', 'office', 'client', 'agent')),
  record_id uuid not null,
  asked text not null,
  status text not null check (status in ('waiting', 'located', 'failed')),
  error text,
  at timestamptz not null,
  primary key (agency_id, kind, record_id)
);
select app.protect('geocodings', 'select, insert, update, delete');

alter table services
  add column payor_id uuid,
  add column lock_version integer not null default 0,
  add foreign key (agency_id, payor_id) references payors (agency_id, id);
alter table service_categories add column lock_version integer not null default 0;
alter table service_activities add column lock_version integer not null default 0;
create index services_by_label on services (agency_id, status, lower(label), id);
create index services_by_payor on services (agency_id, payor_id) where payor_id is not null;
grant delete on services, service_categories, service_activities to homeward_app;
create index service_categories_in_order on service_categories (agency_id, service_id, position);
create index service_activities_in_order on service_activities (agency_id, category_id, position);
-- Whether an activity was ever answered decides whether it can be deleted.
create index visit_activities_by_activity on visit_activities (agency_id, activity_id);
create index visits_by_service on visits (agency_id, service_id);
create index authorizations_by_service on authorizations (agency_id, service_id);
create index payor_rates_by_service on payor_rates (agency_id, service_id);

-- Notes across records, newest first.
create index visits_with_review_note on visits (agency_id, reviewed_at desc, id)
  where review_note is not null;
create index visit_activities_with_note on visit_activities (agency_id, answered_at desc)
  where note is not null;
