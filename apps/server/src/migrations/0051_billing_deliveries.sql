-- How a file of claims is handed over, and what waits for us at the other end.
alter table transmissions
  -- The account over which it is handed over; null where a person does it.
  add column account_id uuid,
  add column delivery_tries integer not null default 0,
  -- From this moment on the file may have arrived. Null again where it certainly did not.
  add column put_started_at timestamptz,
  add foreign key (agency_id, account_id) references integration_accounts (agency_id, id);
create index transmissions_by_account on transmissions (agency_id, account_id, status)
  where account_id is not null;

-- The files that were fetched, each once.
create table fetched_files (
  agency_id uuid not null,
  account_id uuid not null,
  name text not null,
  file_id uuid not null,
  fetched_at timestamptz not null default now(),
  primary key (agency_id, account_id, name),
  foreign key (agency_id, account_id) references integration_accounts (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id)
);
create index fetched_files_by_file on fetched_files (agency_id, file_id);
select app.protect('fetched_files', 'select, insert');
select app.limit_to('fetched_files', 'false');
