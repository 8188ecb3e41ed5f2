-- Uploaded files. A row is made when an upload starts and is stored when its bytes have arrived.
create table files (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  name text not null,
  content_type text not null,
  byte_size bigint not null check (byte_size >= 0),
  sha256 bytea,
  status text not null default 'pending' check (status in ('pending', 'stored')),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  check (status = 'pending' or sha256 is not null)
);
select app.protect('files', 'select, insert, update, delete');
