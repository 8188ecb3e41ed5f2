-- What became of each file that waits at a connection, so that a person can see it.
alter table fetched_files
  add column id uuid not null default gen_random_uuid(),
  add column state text not null default 'waiting' check (state in ('waiting', 'taken', 'failed', 'gone')),
  -- Null until it was read.
  add column holds text check (holds in ('remittance', 'answers', 'both', 'nothing')),
  -- Why it waits or failed, or what was in it, in words.
  add column note text,
  add column seen_at timestamptz not null default now();
comment on column fetched_files.state is 'vocabulary billing/received-files ReceivedFileState';
comment on column fetched_files.holds is 'vocabulary billing/received-files ReceivedFileContent';
update fetched_files set state = 'taken', holds = 'answers', seen_at = fetched_at where file_id is not null;
-- Remittances were left where they wait; the next look takes them in.
update fetched_files set settled = false, sha256 = null, seen_at = fetched_at where file_id is null;
alter table fetched_files
  alter column id drop default,
  add unique (agency_id, id);
create index fetched_files_by_date on fetched_files (agency_id, seen_at desc, id desc);

-- The last look at each connection; the error is null where it answered.
create table connection_looks (
  agency_id uuid not null,
  account_id uuid not null,
  looked_at timestamptz not null,
  error text,
  primary key (agency_id, account_id),
  foreign key (agency_id, account_id) references integration_accounts (agency_id, id)
);
select app.protect('connection_looks');
select app.limit_to('connection_looks', 'false');
