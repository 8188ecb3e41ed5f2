-- What was seen of a file that waits at a connection, so that it is downloaded again only when it changed.
alter table fetched_files
  add column size_bytes bigint,
  add column modified_at timestamptz,
  add column sha256 bytea,
  -- False for a file that was cut short, such as one that is still being written.
  add column settled boolean not null default true,
  -- Null where nothing of it was taken in.
  alter column file_id drop not null;
grant update on fetched_files to homeward_app;
