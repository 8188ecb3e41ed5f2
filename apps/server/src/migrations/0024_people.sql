-- Everybody who works for an agency: private profile, addresses, emergency contacts, when they can
-- work, and what they hold.
alter table agents
  add column email citext,
  -- Minutes a week that the person would like to work, and will work at most.
  add column minutes_wanted integer check (minutes_wanted between 0 and 10080),
  add column minutes_most integer check (minutes_most between 0 and 10080);
update agents a set email = u.email from users u where u.id = a.user_id;
create index agents_by_last_name on agents (agency_id, lower(last_name), lower(first_name), id);
create index agents_by_first_name on agents (agency_id, lower(first_name), lower(last_name), id);
create index agents_by_phone on agents (agency_id, phone) where phone is not null;

-- An office that a person no longer works for is left by the sessions that stand in it.
alter table sessions
  drop constraint sessions_entered_agency_id_assignment_id_fkey,
  add foreign key (entered_agency_id, assignment_id) references assignments (agency_id, id)
    on delete set null (assignment_id);
create index sessions_by_assignment on sessions (entered_agency_id, assignment_id)
  where assignment_id is not null;

-- Kept apart, so that no list of people reads it by accident.
create table agent_private_profiles (
  agency_id uuid not null,
  agent_id uuid not null,
  gender text check (gender in ('male', 'female', 'other')),
  birthdate date,
  -- Encrypted (key id, nonce, cipher text); the index is a keyed hash for exact search.
  social_security_number_sealed text,
  social_security_number_index bytea,
  medicaid_id_sealed text,
  hire_date date,
  termination_date date,
  -- Cents an hour.
  pay_rate integer check (pay_rate >= 0),
  citizen boolean,
  felon boolean,
  employment_type text check (employment_type in ('full_time', 'part_time', 'seasonal', 'temporary')),
  languages text[] not null default '{}',
  primary key (agency_id, agent_id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  constraint agent_social_security_number_key unique (agency_id, social_security_number_index),
  check (termination_date >= hire_date)
);
select app.protect('agent_private_profiles');

create table agent_addresses (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  street text not null,
  unit text,
  city text not null,
  county text,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}([0-9]{4})?$'),
  location_type text not null default 'home' check (location_type in ('home', 'community')),
  "primary" boolean not null default false,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
create index agent_addresses_by_agent on agent_addresses (agency_id, agent_id);
create unique index agent_addresses_one_primary on agent_addresses (agency_id, agent_id) where "primary";
select app.protect('agent_addresses', 'select, insert, update, delete');

create table agent_emergency_contacts (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  name text not null check (name <> ''),
  phone text not null,
  relationship text,
  email text,
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
create index agent_emergency_contacts_by_agent on agent_emergency_contacts (agency_id, agent_id, id);
select app.protect('agent_emergency_contacts', 'select, insert, update, delete');

-- Hours of every week by the agency's wall clock; a night is two blocks, split at midnight (24:00).
create table agent_hours (
  agency_id uuid not null,
  agent_id uuid not null,
  weekday smallint not null check (weekday between 0 and 6),
  start_time time not null,
  end_time time not null,
  primary key (agency_id, agent_id, weekday, start_time),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  check (end_time > start_time)
);
create index agent_hours_by_time on agent_hours (agency_id, weekday, start_time, end_time);
select app.protect('agent_hours', 'select, insert, update, delete');

create table agent_hour_exceptions (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  start_date date not null,
  end_date date not null,
  available boolean not null,
  -- Between two times of each of the days; null for all day.
  start_time time,
  end_time time,
  reason text,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  check (end_date >= start_date),
  check ((start_time is null) = (end_time is null)),
  check (end_time > start_time)
);
create index agent_hour_exceptions_by_agent on agent_hour_exceptions (agency_id, agent_id, end_date);
select app.protect('agent_hour_exceptions', 'select, insert, update, delete');

create table agent_credentials (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  kind text not null check (kind in ('cpr', 'first_aid', 'tb_test', 'physical_exam', 'background_check',
    'drivers_license', 'auto_insurance', 'pca_certificate', 'cna_license', 'lpn_license', 'rn_license',
    'training_hours', 'work_authorization', 'other')),
  number text,
  issued_on date,
  -- The last day on which it is good.
  expires_on date,
  training_minutes integer check (training_minutes > 0),
  note text,
  file_id uuid,
  -- The last notice that was given, in days before the end; each is given once.
  told_days smallint,
  removed_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  check (expires_on >= issued_on)
);
create index agent_credentials_by_agent on agent_credentials (agency_id, agent_id, kind, expires_on)
  where removed_at is null;
create index agent_credentials_by_end on agent_credentials (agency_id, expires_on, id)
  where removed_at is null;
select app.protect('agent_credentials');

-- Whether an account of nobody in this agency signs in with a phone number; tells nothing else of it.
create function app.phone_signs_in_elsewhere(number text) returns boolean
  language sql security definer stable set search_path = pg_catalog
  as $$
    select exists (select from public.users u where u.phone = number
      and not exists (select from public.agents a
        where a.user_id = u.id and a.agency_id = app.agency()))
  $$;
revoke execute on function app.phone_signs_in_elsewhere(text) from public;
grant execute on function app.phone_signs_in_elsewhere(text) to homeward_app;
