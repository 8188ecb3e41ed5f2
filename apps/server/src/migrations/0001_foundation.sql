-- The walls that every table stands behind, and what no room owns: extensions, the two narrow roles,
-- the functions that put a table under row-level security, jobs, mails, limits, repeated requests.
create extension if not exists citext;
create extension if not exists btree_gin;
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create schema app;

-- Roles belong to the whole cluster, so they may be there already from another database.
do $$
begin
  if not exists (select from pg_roles where rolname = 'homeward_app') then
    create role homeward_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not exists (select from pg_roles where rolname = 'homeward_identity') then
    create role homeward_identity nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the cluster was migrated at the same moment
end
$$;
grant homeward_app, homeward_identity to current_user;
grant usage on schema public, app to homeward_app, homeward_identity;

-- The agency of the running transaction; null outside of one, so that nothing is seen then.
create function app.agency() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.agency_id', true), '')::uuid $$;
grant execute on function app.agency() to homeward_app, homeward_identity;

-- What has one spelling everywhere. The contract says it to people; this is the last to refuse it.
create domain app.zip as text constraint zip_has_5_or_9_digits check (value ~ '^[0-9]{5}([0-9]{4})?$');
create domain app.state as text constraint state_has_two_letters check (value ~ '^[A-Z]{2}$');
-- Its check digit is the contract's to verify.
create domain app.npi as text constraint npi_has_10_digits check (value ~ '^[0-9]{10}$');
-- A number of another country keeps its + and country code: without them its digits are those of
-- somebody else's number here.
create domain app.phone as text constraint phone_is_spelled check (value ~ '^\+?[0-9]{7,15}$');
-- Numbers that one dials, or signs in with: digits only.
create domain app.phone_digits as text constraint phone_has_digits_only check (value ~ '^[0-9]{7,15}$');

-- Keeps updated_at, whoever writes and whatever they say.
create function app.touch() returns trigger
  language plpgsql
  as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Puts a table under row-level security. It holds for the owner of the tables too; the owner's own
-- policy lets a migration see and fill in the rows of every agency. No request runs as the owner.
-- Where the table says when a row was last written, that is kept from here on.
create function app.wall(target regclass) returns void
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner on %s to %I using (true) with check (true)',
    target, current_user);
  if exists (select from pg_attribute where attrelid = target and attname = 'updated_at') then
    execute format('create trigger touch before update on %s
      for each row execute function app.touch()', target);
  end if;
end
$$;

-- Puts a table under the tenant policy and grants what the application may do with its rows.
create function app.protect(target regclass, rights text default 'select, insert, update') returns void
  language plpgsql
  as $$
begin
  perform app.wall(target);
  execute format(
    'create policy tenant on %s to homeward_app
       using (agency_id = (select app.agency())) with check (agency_id = (select app.agency()))',
    target);
  execute format('grant %s on %s to homeward_app', rights, target);
end
$$;

-- The same for what belongs to people before it belongs to an agency: only homeward_identity sees it.
create function app.protect_people(target regclass, rights text default 'select, insert, update')
  returns void
  language plpgsql
  as $$
begin
  perform app.wall(target);
  execute format('create policy identity on %s to homeward_identity using (true) with check (true)',
    target);
  execute format('grant %s on %s to homeward_identity', rights, target);
end
$$;
revoke execute on function app.wall(regclass), app.protect(regclass, text),
  app.protect_people(regclass, text) from public;

-- The one door through which the application hands work to the job runner, inside its own
-- transaction: the job exists if and only if the change that wants it was committed.
create function app.enqueue(task text, payload json, key text default null, queue text default null,
    run_at timestamptz default null)
  returns void language sql security definer set search_path = pg_catalog
  as $$
    select graphile_worker.add_job(task, payload, queue_name := queue, run_at := run_at, job_key := key,
      max_attempts := 12)
  $$;
revoke execute on function app.enqueue(text, json, text, text, timestamptz) from public;
grant execute on function app.enqueue(text, json, text, text, timestamptz)
  to homeward_app, homeward_identity;

-- The first answer to a write that carried an Idempotency-Key, so that a replay answers the same.
-- A key belongs to a person or to a link; the same text of two of them is two keys.
create table idempotency_keys (
  agency_id uuid not null,
  user_id uuid,
  link_id uuid,
  key text not null check (length(key) between 8 and 200),
  -- SHA-256 over method, path and body: the same key with another content is refused.
  fingerprint bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, link_id) = 1),
  unique (agency_id, user_id, key),
  unique (agency_id, link_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (agency_id, created_at);
select app.protect('idempotency_keys', 'select, insert, update, delete');

-- Mails wait here until they are sent; without a mail server they are kept for a super admin to read.
create table mails (
  id uuid primary key,
  agency_id uuid,
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
-- What was sent is taken away some nights later; docs/operations.md says after how long.
create index mails_sent on mails (sent_at) where state = 'sent';
select app.protect_people('mails', 'select, insert, update, delete');
create policy writes on mails for insert to homeward_app
  with check (agency_id = (select app.agency()));
grant insert on mails to homeward_app;

-- Calls counted per address or person and limit, as rate-limiter-flexible keeps them.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_age on rate_limits (expire);
select app.protect_people('rate_limits', 'select, insert, update, delete');
