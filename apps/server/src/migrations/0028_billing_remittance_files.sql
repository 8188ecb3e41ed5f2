-- Uploaded files of remittances. A job reads and posts each in one transaction, oldest first; how far it
-- is stands here, and nothing of a file is seen before all of it is done.
create table era_files (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  file_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'posting', 'done', 'failed')),
  claims_total integer not null default 0,
  claims_done integer not null default 0,
  -- Remittances that had been read before.
  repeated integer not null default 0,
  -- How often the work was begun; one that breaks off again and again is given up.
  tries integer not null default 0,
  error text,
  author text not null,
  -- Who brought it: what is made of it is theirs.
  actor jsonb not null,
  received_at timestamptz not null,
  finished_at timestamptz,
  primary key (agency_id, id),
  -- One upload is read once, however often it is named.
  constraint era_files_once unique (agency_id, file_id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  check (state <> 'failed' or error is not null)
);
comment on column era_files.state is 'vocabulary billing/vocabulary RemittanceFileState';
create index era_files_at_work on era_files (agency_id, id)
  where state in ('waiting', 'reading', 'posting');
create index era_files_by_age on era_files (agency_id, received_at desc, id desc);
select app.protect('era_files');
create index eras_by_file on eras (agency_id, file_id);

-- Only the ids of agencies with a file that is not done, so that work whose process died is taken up.
create function app.agencies_with_remittances_at_work() returns setof uuid
  language sql security definer stable set search_path = pg_catalog
  as $$
    select distinct agency_id from public.era_files where state in ('waiting', 'reading', 'posting')
  $$;
revoke execute on function app.agencies_with_remittances_at_work() from public;
grant execute on function app.agencies_with_remittances_at_work() to homeward_app;
