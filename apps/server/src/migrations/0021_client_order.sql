-- What lists compare when they order people. Functions such as lower() may not come near an index
-- behind row-level security where rows are compared, plain columns may: so a list can start in its middle.
alter table clients
  add column sort_last_name text generated always as (lower(last_name)) stored,
  add column sort_first_name text generated always as (lower(first_name)) stored;

drop index clients_by_name, clients_by_last_name, clients_by_first_name;
create index clients_by_name on clients (agency_id, status, sort_last_name, sort_first_name, id)
  where archived_at is null;
create index clients_by_last_name on clients (agency_id, sort_last_name, sort_first_name, id)
  where archived_at is null;
create index clients_by_first_name on clients (agency_id, status, sort_first_name, sort_last_name, id)
  where archived_at is null;
