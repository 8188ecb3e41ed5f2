-- Accounts as a security officer wants them: passwords, a second factor, sessions, invites, sign-up
-- requests. All of it belongs to people before it belongs to an agency: only homeward_identity, which
-- answers "who is this token", reads it whole.
create table users (
  id uuid primary key,
  username citext not null unique check (username <> ''),
  email citext unique,
  phone app.phone_digits unique,
  name text not null,
  password_hash text,
  password_changed_at timestamptz,
  -- The secret of the authenticator app, sealed; switched on once a first code was right.
  totp_sealed text,
  totp_enabled_at timestamptz,
  -- The time step of the last code that was used: no code is good twice.
  totp_last_step bigint,
  -- Since when there is a password to sign in with.
  activated_at timestamptz,
  last_sign_in_at timestamptz,
  can_receive_calls boolean not null default true,
  super_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_by_name on users (lower(name), id);
select app.protect_people('users');

-- The office sees who can sign in: only those who hold an agent in its agency, and no secrets.
create policy held on users for select to homeward_app
  using (exists (select from staff a where a.user_id = users.id));
grant select (id, username, email, phone, name, super_admin, activated_at, last_sign_in_at,
  totp_enabled_at) on users to homeward_app;

alter table agents add foreign key (user_id) references users (id);
alter table idempotency_keys add foreign key (user_id) references users (id);

-- Whether an account of nobody in this agency signs in with a phone number; tells nothing else of it.
create function app.phone_signs_in_elsewhere(number text) returns boolean
  language sql security definer stable set search_path = pg_catalog
  as $$
    select exists (select from public.users u where u.phone = number
      and not exists (select from public.staff a
        where a.user_id = u.id and a.agency_id = app.agency()))
  $$;
revoke execute on function app.phone_signs_in_elsewhere(text) from public;
grant execute on function app.phone_signs_in_elsewhere(text) to homeward_app;

create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
select app.protect_people('recovery_codes', 'select, insert, update, delete');

create table sessions (
  id uuid primary key,
  -- SHA-256 of the token; the token itself is nowhere stored.
  token_hash bytea not null unique,
  user_id uuid not null references users (id),
  entered_agency_id uuid references agencies (id),
  agent_id uuid,
  assignment_id uuid,
  -- Browser and system in words, and the address of the last sign-in.
  device text not null default '',
  address text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (entered_agency_id, agent_id) references agents (agency_id, id),
  -- An office that a person no longer works for is left by the sessions that stand in it.
  foreign key (entered_agency_id, assignment_id) references assignments (agency_id, id)
    on delete set null (assignment_id)
);
create index sessions_by_user on sessions (user_id) where ended_at is null;
create index sessions_by_assignment on sessions (entered_agency_id, assignment_id)
  where assignment_id is not null;
-- Sessions and invites that are over are taken away some nights later; docs/operations.md says after
-- how long.
create index sessions_over on sessions (least(ended_at, expires_at));
select app.protect_people('sessions', 'select, insert, update, delete');
-- Signing somebody out of one agency is the office's right; the session itself stays unseen.
create policy held on sessions to homeward_app
  using (entered_agency_id = (select app.agency()))
  with check (entered_agency_id = (select app.agency()));
grant select (id, user_id, entered_agency_id, ended_at), update (ended_at) on sessions to homeward_app;

-- Failed sign-ins per account and per address; the wait grows with their number.
create table sign_in_failures (
  subject text primary key,
  failures integer not null default 0,
  -- When the subject last failed: after an hour without a failure its count begins anew, and rows
  -- that nobody needs any more are swept, so that neither an office behind one address nor a guesser
  -- with many names fills the table for good.
  failed_at timestamptz not null default now(),
  blocked_until timestamptz
);
create index sign_in_failures_by_age on sign_in_failures (failed_at);
select app.protect_people('sign_in_failures', 'select, insert, update, delete');

create table invites (
  id uuid primary key,
  -- Null for a reset that a person without an agency asked for.
  agency_id uuid references agencies (id),
  agent_id uuid,
  user_id uuid references users (id),
  subject text not null check (subject in ('join', 'reset_password', 'unboxing')),
  name text not null,
  email citext not null,
  -- SHA-256 of the code (or the token) that the mail carries.
  code_hash bytea not null,
  -- Wrong codes so far; after a few the invite is over.
  wrong_codes integer not null default 0,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  check (agent_id is not null or user_id is not null)
);
create index invites_by_agent on invites (agency_id, agent_id) where accepted_at is null and revoked_at is null;
create index invites_by_user on invites (user_id);
create index invites_by_code on invites (code_hash);
create index invites_over on invites (least(accepted_at, revoked_at, expires_at));
select app.protect_people('invites', 'select, insert, update, delete');
create policy tenant on invites to homeward_app
  using (agency_id = (select app.agency())) with check (agency_id = (select app.agency()));
grant select, insert, update on invites to homeward_app;

create table signup_requests (
  id uuid primary key,
  agency_name text not null check (agency_name <> ''),
  name text not null,
  email citext not null,
  -- As it was typed; read once the agency is made.
  phone text,
  state app.state,
  note text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- What a super admin wrote to an agency that was rejected; empty where nothing was written.
  reason text not null default '',
  decided_by uuid references users (id),
  decided_at timestamptz,
  agency_id uuid references agencies (id),
  created_at timestamptz not null default now()
);
create index signup_requests_by_status on signup_requests (status, id desc);
select app.protect_people('signup_requests');

create view session_accounts with (security_invoker = true) as
  select s.id, s.token_hash, s.user_id, s.entered_agency_id, s.agent_id, s.assignment_id,
    s.last_seen_at, s.expires_at, s.ended_at, u.name, u.super_admin, u.totp_enabled_at
  from sessions s join users u on u.id = s.user_id;
comment on view session_accounts is
  'Sessions with the account of each: all that a request needs to know of who sends it.';
grant select on session_accounts to homeward_identity;

-- A session in use, for the plumbing: every request of a person comes by there.
create function app.touch_session(session uuid, seen timestamptz) returns void
  language sql as $$ update sessions set last_seen_at = seen where id = session $$;
revoke execute on function app.touch_session(uuid, timestamptz) from public;
grant execute on function app.touch_session(uuid, timestamptz) to homeward_identity;

-- People without an account (an applicant, a family, whoever answers questions) act by a link.
create table links (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  -- SHA-256 of the token; the token itself is nowhere stored.
  token_hash bytea not null,
  purpose text not null
    check (purpose in ('application', 'questionnaire', 'family_signature', 'interview')),
  -- The record that the link is about, named as the audit trail names it.
  subject_type text not null check (subject_type <> ''),
  subject_id uuid not null,
  -- Who acts by it, as the trail calls them.
  name text not null check (name <> ''),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  uses integer not null default 0 check (uses >= 0),
  last_used_at timestamptz,
  primary key (agency_id, id),
  unique (agency_id, token_hash)
);
create index links_by_token on links (token_hash);
create index links_by_subject on links (agency_id, subject_type, subject_id, id);
select app.protect('links');
-- Whose link it is must be known before its agency is; a use is counted in the same step.
create policy identity on links to homeward_identity using (true) with check (true);
grant select, update (uses, last_used_at) on links to homeward_identity;

create view open_links with (security_invoker = true) as
  select agency_id, id, token_hash, purpose, subject_type, subject_id, name, expires_at
  from links where revoked_at is null;
comment on view open_links is
  'Published by identity: links that were not revoked, with what they let somebody do.';
grant select on open_links to homeward_identity;

-- A link in use, for the plumbing: every request by a link comes by there.
create function app.use_link(agency uuid, link uuid, seen timestamptz) returns void
  language sql as $$
    update links set uses = uses + 1, last_used_at = seen where agency_id = agency and id = link
  $$;
revoke execute on function app.use_link(uuid, uuid, timestamptz) from public;
grant execute on function app.use_link(uuid, uuid, timestamptz) to homeward_identity;
alter table idempotency_keys add foreign key (agency_id, link_id) references links (agency_id, id);
