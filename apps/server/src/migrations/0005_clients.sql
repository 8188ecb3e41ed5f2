create table clients (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  office_id uuid,
  first_name text not null check (first_name <> ''),
  middle_name text,
  last_name text not null check (last_name <> ''),
  nickname text,
  gender text not null default 'male' check (gender in ('male', 'female', 'other')),
  birthdate date,
  phone text,
  email text,
  status text not null check (status in ('prospect', 'pending-assessment', 'pending-careplan', 'active',
    'inactive', 'discharge-pending', 'discharged', 'deceased', 'do-not-admit')),
  language text,
  primary_payor_id uuid,
  -- Encrypted (key id, nonce, cipher text); the index is a keyed hash for exact search.
  medicaid_number_sealed text,
  medicaid_number_index bytea,
  diagnosis_codes text[] not null default '{}' check (cardinality(diagnosis_codes) <= 12),
  do_not_resuscitate boolean not null default false,
  -- Searched within the agency's own rows: a pattern cannot use an index behind row-level security.
  search text generated always as (
    lower(first_name || ' ' || last_name || ' ' || coalesce(nickname, '') || ' ' || coalesce(phone, ''))
  ) stored,
  archived_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, office_id) references offices (agency_id, id),
  foreign key (agency_id, primary_payor_id) references payors (agency_id, id)
);
create index clients_by_name on clients (agency_id, status, lower(last_name), lower(first_name), id)
  where archived_at is null;
create index clients_by_medicaid_number on clients (agency_id, medicaid_number_index);
select app.protect('clients');

create table client_addresses (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  street text not null,
  unit text,
  city text not null,
  county text,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}([0-9]{4})?$'),
  location_type text not null default 'home' check (location_type in ('home', 'community')),
  "primary" boolean not null default false,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
create index client_addresses_by_client on client_addresses (agency_id, client_id);
create unique index client_addresses_one_primary on client_addresses (agency_id, client_id) where "primary";
select app.protect('client_addresses', 'select, insert, update, delete');
