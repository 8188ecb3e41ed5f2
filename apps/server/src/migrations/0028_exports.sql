-- Whole agencies in one archive. The archive lies in parts, so that no part of it has to fit into
-- memory, and is removed after a week.
create table agency_exports (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'canceled', 'expired')),
  tables_done integer not null default 0,
  tables_total integer not null default 0,
  rows_done bigint not null default 0,
  files_done integer not null default 0,
  files_total integer not null default 0,
  byte_size bigint not null default 0,
  error text,
  author text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (agency_id, id)
);
-- One at a time: a second wish would read the same tables.
create unique index agency_exports_running on agency_exports (agency_id)
  where state in ('waiting', 'running');
select app.protect('agency_exports');

create table agency_export_parts (
  agency_id uuid not null,
  export_id uuid not null,
  number integer not null check (number > 0),
  -- Its name in the storage.
  storage_id uuid not null,
  byte_size integer not null,
  primary key (agency_id, export_id, number),
  foreign key (agency_id, export_id) references agency_exports (agency_id, id)
);
select app.protect('agency_export_parts', 'select, insert, delete');
