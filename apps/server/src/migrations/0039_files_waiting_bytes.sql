-- The bytes of a file that we made, until a job has moved them to the storage. They are written with the
-- row of the file, so that after a rollback or a crash there is either both or neither.
create table file_waiting_bytes (
  agency_id uuid not null references agencies (id),
  file_id uuid not null,
  -- Sealed as the storage keeps them.
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, file_id),
  foreign key (agency_id, file_id) references files (agency_id, id) on delete cascade
);
select app.protect('file_waiting_bytes', 'select, insert, delete');
