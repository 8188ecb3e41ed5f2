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

-- Records that come in from a spreadsheet. The values stay in the uploaded file, which is sealed; here
-- stands only what became of each row.
create table imports (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  kind text not null check (kind in ('clients', 'caregivers')),
  state text not null default 'mapping' check (state in ('mapping', 'checking', 'checked',
    'committing', 'committed', 'undoing', 'undone', 'failed', 'canceled')),
  file_id uuid not null,
  filename text not null,
  columns jsonb not null,
  mapping jsonb not null,
  rows_total integer not null default 0,
  rows_done integer not null default 0,
  error text,
  author text not null,
  -- Who works: the rows are brought in with the rights of the person who wanted it.
  user_id uuid not null references users (id),
  actor jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id)
);
create index imports_by_kind on imports (agency_id, kind, id desc);
select app.protect('imports');

create table import_rows (
  agency_id uuid not null,
  import_id uuid not null,
  line integer not null check (line > 1),
  state text not null
    check (state in ('ok', 'wrong', 'duplicate', 'created', 'kept', 'undone')),
  problems jsonb not null default '[]',
  record_id uuid,
  -- Which version of the record the import left behind: what was changed since then is not taken back.
  record_version integer,
  primary key (agency_id, import_id, line),
  foreign key (agency_id, import_id) references imports (agency_id, id)
);
create index import_rows_by_state on import_rows (agency_id, import_id, state, line);
-- Whether somebody who is there was brought in by an import, and by which one.
create index import_rows_by_record on import_rows (agency_id, record_id)
  where record_id is not null;
comment on column import_rows.record_version is 'lock_version of the record when it was brought in';
select app.protect('import_rows', 'select, insert, update, delete');

-- The mapping that was used last for files with the same headings.
create table import_mappings (
  agency_id uuid not null references agencies (id),
  kind text not null,
  -- SHA-256 over the headings.
  headings bytea not null,
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (agency_id, kind, headings)
);
select app.protect('import_mappings');
