-- Agencies are the tenants. Users and sessions belong to no agency: only homeward_identity, which
-- answers "who is this token", reads them; the application's role has no right on them.
create table agencies (
  id uuid primary key,
  name text not null check (name <> ''),
  time_zone text not null default 'America/New_York',
  npi text check (npi ~ '^[0-9]{10}$'),
  tax_id text check (tax_id ~ '^[0-9]{9}$'),
  taxonomy_code text check (length(taxonomy_code) = 10),
  phone text,
  email text,
  street text,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  zip text check (zip ~ '^[0-9]{5}([0-9]{4})?$'),
  -- Metres between a punch and the client's address beyond which it counts as far.
  location_tolerance integer not null default 150 check (location_tolerance > 0),
  -- Minutes without a request after which a session ends.
  idle_timeout integer not null default 30 check (idle_timeout between 1 and 720),
  demo boolean not null default false,
  created_at timestamptz not null default now()
);
alter table agencies enable row level security;
alter table agencies force row level security;
create policy tenant on agencies to homeward_app
  using (id = (select app.agency())) with check (id = (select app.agency()));
create policy identity_reads on agencies for select to homeward_identity using (true);
grant select, insert, update on agencies to homeward_app;
grant select on agencies to homeward_identity;

create table users (
  id uuid primary key,
  username citext not null unique check (username <> ''),
  email citext unique,
  -- Digits only, so that one number has one spelling.
  phone text unique check (phone ~ '^[0-9]{7,15}$'),
  name text not null,
  password_hash text,
  super_admin boolean not null default false,
  created_at timestamptz not null default now()
);
alter table users enable row level security;
alter table users force row level security;
create policy identity on users to homeward_identity using (true) with check (true);
grant select, insert, update on users to homeward_identity;

create table offices (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  name text not null check (name <> ''),
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, name)
);
select app.protect('offices');

create table agents (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  user_id uuid references users (id),
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  role text not null check (role in ('owner', 'admin', 'billing_admin', 'manager', 'nurse',
    'pca', 'cna', 'cna1', 'cna2', 'travel_pca', 'travel_cna', 'sitter')),
  type text not null check (type in ('Agent', 'Caregiver')),
  status text not null default 'active' check (status in ('active', 'inactive', 'do-not-hire')),
  phone text,
  npi text check (npi ~ '^[0-9]{10}$'),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, user_id)
);
create index agents_by_name on agents (agency_id, type, status, lower(last_name), lower(first_name), id);
create index agents_by_user on agents (user_id);
select app.protect('agents');

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

create table sessions (
  id uuid primary key,
  -- SHA-256 of the token; the token itself is nowhere stored.
  token_hash bytea not null unique,
  user_id uuid not null references users (id),
  entered_agency_id uuid references agencies (id),
  agent_id uuid,
  assignment_id uuid,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (entered_agency_id, agent_id) references agents (agency_id, id),
  foreign key (entered_agency_id, assignment_id) references assignments (agency_id, id)
);
create index sessions_by_user on sessions (user_id) where ended_at is null;
alter table sessions enable row level security;
alter table sessions force row level security;
create policy identity on sessions to homeward_identity using (true) with check (true);
grant select, insert, update on sessions to homeward_identity;

-- Failed sign-ins per account and per address; the wait grows with their number.
create table sign_in_failures (
  subject text primary key,
  failures integer not null default 0,
  blocked_until timestamptz
);
alter table sign_in_failures enable row level security;
alter table sign_in_failures force row level security;
create policy identity on sign_in_failures to homeward_identity using (true) with check (true);
grant select, insert, update, delete on sign_in_failures to homeward_identity;

-- Who did what to which record. Append-only: the application can neither change nor remove a row.
create table audit_events (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid references users (id),
  actor text not null,
  action text not null,
  record_type text not null,
  record_id uuid not null,
  -- Field by field what it was and what it became; protected values masked.
  changes jsonb not null default '{}',
  request_id text not null,
  primary key (agency_id, id)
);
create index audit_events_by_record on audit_events (agency_id, record_type, record_id, id);
select app.protect('audit_events', 'select, insert');

-- The first answer to a write that carried an Idempotency-Key, so that a replay answers the same.
create table idempotency_keys (
  agency_id uuid not null references agencies (id),
  user_id uuid not null references users (id),
  key text not null check (length(key) between 8 and 200),
  -- SHA-256 over method, path and body: the same key with another content is refused.
  fingerprint bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (agency_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (agency_id, created_at);
select app.protect('idempotency_keys', 'select, insert, update, delete');

-- Numbers that are handed out once and never again: claim numbers, interchange controls.
create table counters (
  agency_id uuid not null references agencies (id),
  name text not null,
  last bigint not null default 0,
  primary key (agency_id, name)
);
select app.protect('counters');
