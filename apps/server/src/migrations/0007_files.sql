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
  -- The link that it came by, where no person brought it.
  created_by_link uuid,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, created_by_link) references links (agency_id, id),
  check (status = 'pending' or sha256 is not null)
);
create index files_by_id on files (id);
-- Each night looks for uploads that hang on nothing.
create index files_by_age on files (agency_id, created_at);
select app.protect('files', 'select, insert, update, delete');

alter table agencies add foreign key (id, logo_file_id) references files (agency_id, id);
alter table diagnosis_code_imports
  add foreign key (agency_id, file_id) references files (agency_id, id);
alter table agent_credentials add foreign key (agency_id, file_id) references files (agency_id, id);

-- A copy of an agency that was restored beside it has files of the same ids, and so the same bytes:
-- they are removed with the last of the rows. Tells nothing of another agency but that.
create function app.file_is_elsewhere(file uuid) returns boolean
  language sql security definer stable set search_path = pg_catalog
  as $$
    select exists (select from public.files f where f.id = file and f.agency_id <> app.agency())
  $$;
revoke execute on function app.file_is_elsewhere(uuid) from public;
grant execute on function app.file_is_elsewhere(uuid) to homeward_app;

-- Files that people keep with a client, an agent or the agency itself, in folders.
create table folders (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  -- Neither: a folder of the agency itself.
  client_id uuid,
  agent_id uuid,
  name text not null check (name <> ''),
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 0,
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  check (num_nonnulls(client_id, agent_id) <= 1)
);
create unique index folders_by_name on folders
  (agency_id, client_id, agent_id, lower(name)) nulls not distinct where status = 'active';
create index folders_by_agent on folders (agency_id, agent_id) where agent_id is not null;
select app.protect('folders');

create table attachments (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  client_id uuid,
  agent_id uuid,
  folder_id uuid,
  file_id uuid not null,
  filename text not null check (filename <> ''),
  note text not null default '',
  status text not null default 'active' check (status in ('active', 'archived')),
  author text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 0,
  primary key (agency_id, id),
  -- One upload is kept once.
  unique (agency_id, file_id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, folder_id) references folders (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  check (num_nonnulls(client_id, agent_id) <= 1)
);
create index attachments_by_client on attachments (agency_id, client_id, status, id desc) where client_id is not null;
create index attachments_by_agent on attachments (agency_id, agent_id, status, id desc) where agent_id is not null;
create index attachments_of_agency on attachments (agency_id, status, id desc)
  where client_id is null and agent_id is null;
create index attachments_by_folder on attachments (agency_id, folder_id) where folder_id is not null;
select app.protect('attachments');
