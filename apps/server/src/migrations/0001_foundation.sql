-- The walls that every table stands behind: extensions, the two narrow roles, and the functions
-- that put a table under row-level security.
create extension if not exists citext;
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

-- Puts a table under the tenant policy and grants what the application may do with its rows.
create function app.protect(target regclass, rights text default 'select, insert, update') returns void
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s to homeward_app
       using (agency_id = (select app.agency())) with check (agency_id = (select app.agency()))',
    target);
  execute format('grant %s on %s to homeward_app', rights, target);
end
$$;
revoke execute on function app.protect(regclass, text) from public;
