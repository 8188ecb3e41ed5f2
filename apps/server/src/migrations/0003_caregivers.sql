-- Everybody who works for an agency, where they work, their private profile, addresses, emergency
-- contacts, when they can work, and what they hold.
create table agents (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  user_id uuid,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  role text not null check (role in ('owner', 'admin', 'billing_admin', 'manager', 'nurse',
    'pca', 'cna', 'cna1', 'cna2', 'travel_pca', 'travel_cna', 'sitter')),
  type text not null check (type in ('Agent', 'Caregiver')),
  status text not null default 'active' check (status in ('active', 'inactive', 'do-not-hire')),
  phone app.phone,
  email citext,
  npi app.npi,
  -- Minutes a week that the person would like to work, and will work at most.
  minutes_wanted integer check (minutes_wanted between 0 and 10080),
  minutes_most integer check (minutes_most between 0 and 10080),
  -- As people are called wherever they are shown.
  name text not null generated always as (first_name || ' ' || last_name) stored,
  search text generated always as (
    lower(first_name || ' ' || last_name || ' ' || coalesce(phone, '') || ' '
      || coalesce(email::text, '') || ' ' || coalesce(npi, ''))
  ) stored,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, user_id)
);
create index agents_by_name on agents (agency_id, type, status, lower(last_name), lower(first_name), id);
create index agents_by_last_name on agents (agency_id, lower(last_name), lower(first_name), id);
create index agents_by_first_name on agents (agency_id, lower(first_name), lower(last_name), id);
create index agents_by_user on agents (user_id);
create index agents_by_phone on agents (agency_id, phone) where phone is not null;
create index agents_by_search on agents using gin (agency_id, search gin_trgm_ops);
select app.protect('agents');

-- Patterns are compared by operators that row-level security does not let near an index: they might
-- tell what they see. This function asks the index itself, within the agency.
create function app.agents_matching(patterns text[]) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog
  as $$
begin
  -- Planned anew for each search, since the index helps with longer patterns only; the longest first.
  return query execute
    'select id from public.agents where agency_id = $1 and search like $2 and search like all ($3)'
    using app.agency(),
      (select lower(pattern) from unnest(patterns) as pattern order by length(pattern) desc limit 1),
      array(select lower(pattern) from unnest(patterns) as pattern);
end
$$;
revoke execute on function app.agents_matching(text[]) from public;
grant execute on function app.agents_matching(text[]) to homeward_app;

create table assignments (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  office_id uuid not null,
  primary key (agency_id, id),
  unique (agency_id, agent_id, office_id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, office_id) references offices (agency_id, id)
);
select app.protect('assignments', 'select, insert, update, delete');

-- A session must know every agency in which its user holds an agent, before one is entered.
create policy identity_reads on agents for select to homeward_identity using (true);
create policy identity_reads on offices for select to homeward_identity using (true);
create policy identity_reads on assignments for select to homeward_identity using (true);
grant select on agents, offices, assignments to homeward_identity;

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
  updated_at timestamptz not null default now(),
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
  state app.state not null,
  zip app.zip not null,
  location_type text not null default 'home' check (location_type in ('home', 'community')),
  "primary" boolean not null default false,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
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
  phone app.phone not null,
  relationship text,
  email text,
  updated_at timestamptz not null default now(),
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
  updated_at timestamptz not null default now(),
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
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  check (expires_on >= issued_on)
);
create index agent_credentials_by_agent on agent_credentials (agency_id, agent_id, kind, expires_on)
  where removed_at is null;
create index agent_credentials_by_end on agent_credentials (agency_id, expires_on, id)
  where removed_at is null;
select app.protect('agent_credentials');

create view staff with (security_invoker = true) as
  select agency_id, id, user_id, role, status, first_name, last_name, name, email, created_at
  from agents;
comment on view staff is
  'Who works in an agency, as what, and with which account: what signing in hangs on.';
grant select on staff to homeward_app, homeward_identity;

create view staff_offices with (security_invoker = true) as
  select agency_id, id, agent_id, office_id from assignments;
comment on view staff_offices is 'The offices that a person works for.';
grant select on staff_offices to homeward_app, homeward_identity;

-- For the identity room, which may call no other. It holds an agent while their invite is accepted,
-- gives them their account, and makes the owner of an agency that signed up.
create function app.hold_agent(agent uuid) returns void
  language sql as $$ select from agents where id = $1 for update $$;
create function app.link_account(agent uuid, account uuid) returns void
  language sql
  as $$ update agents set user_id = $2, lock_version = lock_version + 1 where id = $1 $$;
create function app.add_owner(agent uuid, account uuid, first_name text, last_name text, email text,
    phone text, assignment uuid, office uuid) returns void
  language sql
  as $$
    insert into agents (agency_id, id, user_id, first_name, last_name, email, phone, role, type, status)
    values (app.agency(), $1, $2, $3, $4, $5, $6, 'owner', 'Agent', 'active');
    insert into assignments (agency_id, id, agent_id, office_id) values (app.agency(), $7, $1, $8);
  $$;
revoke execute on function app.hold_agent(uuid), app.link_account(uuid, uuid),
  app.add_owner(uuid, uuid, text, text, text, text, uuid, uuid) from public;
grant execute on function app.hold_agent(uuid), app.link_account(uuid, uuid),
  app.add_owner(uuid, uuid, text, text, text, text, uuid, uuid) to homeward_app;
