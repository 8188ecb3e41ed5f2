-- Accounts as a security officer wants them: a second factor, invites, sign-up requests, mails and
-- limits. All of it belongs to people before it belongs to an agency, so homeward_identity owns it.
alter table users
  -- The secret of the authenticator app, sealed; switched on once a first code was right.
  add column totp_sealed text,
  add column totp_enabled_at timestamptz,
  -- The time step of the last code that was used: no code is good twice.
  add column totp_last_step bigint,
  add column password_changed_at timestamptz,
  -- Since when there is a password to sign in with.
  add column activated_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column can_receive_calls boolean not null default true;
update users set activated_at = created_at where password_hash is not null;
create index users_by_name on users (lower(name), id);

-- The office sees who can sign in: only those who hold an agent in its agency, and no secrets.
create policy held on users for select to homeward_app
  using (exists (select from agents a where a.user_id = users.id));
grant select (id, username, email, phone, name, super_admin, activated_at, last_sign_in_at,
  totp_enabled_at) on users to homeward_app;

create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy identity on recovery_codes to homeward_identity using (true) with check (true);
grant select, insert, update, delete on recovery_codes to homeward_identity;

alter table sessions
  -- Browser and system in words, and the address of the last sign-in.
  add column device text not null default '',
  add column address text;

-- Signing somebody out of one agency is the office's right; the session itself stays unseen.
create policy held on sessions to homeward_app
  using (entered_agency_id = (select app.agency()))
  with check (entered_agency_id = (select app.agency()));
grant select (id, user_id, entered_agency_id, ended_at), update (ended_at) on sessions to homeward_app;

alter table agencies
  -- Whether office roles must have a second factor.
  add column second_factor_required boolean not null default false;
create policy identity_writes on agencies for insert to homeward_identity with check (true);
grant insert on agencies to homeward_identity;

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
alter table invites enable row level security;
alter table invites force row level security;
create policy identity on invites to homeward_identity using (true) with check (true);
create policy tenant on invites to homeward_app
  using (agency_id = (select app.agency())) with check (agency_id = (select app.agency()));
grant select, insert, update on invites to homeward_identity, homeward_app;

create table signup_requests (
  id uuid primary key,
  agency_name text not null check (agency_name <> ''),
  name text not null,
  email citext not null,
  phone text,
  state text check (state ~ '^[A-Z]{2}$'),
  note text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  decided_by uuid references users (id),
  decided_at timestamptz,
  agency_id uuid references agencies (id),
  created_at timestamptz not null default now()
);
create index signup_requests_by_status on signup_requests (status, id desc);
alter table signup_requests enable row level security;
alter table signup_requests force row level security;
create policy identity on signup_requests to homeward_identity using (true) with check (true);
grant select, insert, update on signup_requests to homeward_identity;

-- Mails wait here until they are sent; without a mail server they are kept for a super admin to read.
create table mails (
  id uuid primary key,
  agency_id uuid references agencies (id),
  to_address text not null,
  subject text not null,
  -- Removed once it was sent: it may hold a code.
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_by_time on mails (id desc);
alter table mails enable row level security;
alter table mails force row level security;
create policy identity on mails to homeward_identity using (true) with check (true);
create policy writes on mails for insert to homeward_app
  with check (agency_id = (select app.agency()));
grant select, insert, update on mails to homeward_identity;
grant insert on mails to homeward_app;
grant execute on function app.enqueue(text, json, text, text, timestamptz) to homeward_identity;

-- Calls counted per address or person and limit, as rate-limiter-flexible keeps them.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_age on rate_limits (expire);
alter table rate_limits enable row level security;
alter table rate_limits force row level security;
create policy identity on rate_limits to homeward_identity using (true) with check (true);
grant select, insert, update, delete on rate_limits to homeward_identity;
