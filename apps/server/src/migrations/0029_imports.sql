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
  primary key (agency_id, import_id, line),
  foreign key (agency_id, import_id) references imports (agency_id, id)
);
create index import_rows_by_state on import_rows (agency_id, import_id, state, line);
select app.protect('import_rows', 'select, insert, update, delete');

-- The mapping that was used last for files with the same headings.
create table import_mappings (
  agency_id uuid not null references agencies (id),
  kind text not null,
  -- SHA-256 over the headings.
  headings bytea not null,
  mapping jsonb not null,
  primary key (agency_id, kind, headings)
);
select app.protect('import_mappings');
