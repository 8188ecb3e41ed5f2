-- The record of a client: insurance, doctors, guardian, service, background, wishes, the people
-- around them, and how they left.
create table clients (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  office_id uuid,
  first_name text not null check (first_name <> ''),
  middle_name text,
  last_name text not null check (last_name <> ''),
  nickname text,
  gender text not null default 'male' check (gender in ('male', 'female', 'other')),
  -- Whether a person or an import said it; the default alone says nothing.
  gender_confirmed boolean not null default false,
  birthdate date,
  phone app.phone,
  secondary_phone app.phone,
  email text,
  branch text,
  status text not null check (status in ('prospect', 'pending-assessment', 'pending-careplan', 'active',
    'inactive', 'discharge-pending', 'discharged', 'deceased', 'do-not-admit')),
  status_changed_at timestamptz not null default now(),
  -- The day on which a discharged or deceased client left, and why.
  left_on date,
  left_reason text,
  language text,
  service_id uuid,
  primary_payor_id uuid,
  -- Cents that the client pays first.
  deductible integer check (deductible >= 0),
  -- Encrypted (key id, nonce, cipher text); the indexes are keyed hashes for exact search.
  social_security_number_sealed text,
  social_security_number_index bytea,
  medicaid_number_sealed text,
  medicaid_number_index bytea,
  medicare_number_sealed text,
  medicare_number_index bytea,
  insurance_number_sealed text,
  insurance_number_index bytea,
  medicaid_status text check (medicaid_status in ('active', 'inactive', 'suspended',
    'no_prior_authorization', 'unmet_deductible', 'billing_problem')),
  -- The code of the aid category; each state has its own.
  medicaid_type text check (medicaid_type ~ '^[A-Z0-9-]{1,10}$'),
  medicare_status text check (medicare_status in ('active', 'inactive', 'suspended',
    'no_prior_authorization', 'unmet_deductible', 'billing_problem')),
  medicare_type text check (medicare_type in ('part_a', 'part_b', 'parts_a_and_b', 'part_c')),
  medicare_savings_program text
    check (medicare_savings_program in ('QMB', 'SLMB', 'QI', 'QDWI')),
  insurance_name text,
  insurance_type text check (insurance_type in ('medicaid', 'veterans_administration',
    'private_pay', 'senior_center', 'medicare_advantage')),
  diagnosis_codes text[] not null default '{}' check (cardinality(diagnosis_codes) <= 12),
  do_not_resuscitate boolean not null default false,
  primary_care_doctor text,
  primary_care_doctor_contact text,
  primary_care_doctor_npi app.npi,
  referring_doctor text,
  referring_doctor_contact text,
  referring_doctor_npi app.npi,
  legal_guardian text,
  legal_guardian_contact text,
  legal_guardian_relationship text,
  religion text,
  marital_status text check (marital_status in ('single', 'married', 'partnered',
    'separated', 'divorced', 'widowed')),
  military_status text check (military_status in ('none', 'active_duty', 'reserve',
    'national_guard', 'retired', 'veteran', 'spouse_of_veteran')),
  military_branch text check (military_branch in ('army', 'navy', 'air_force',
    'marine_corps', 'coast_guard', 'space_force')),
  military_rank text,
  -- Typed by the contract; what was never said is left out.
  demographics jsonb not null default '{}' check (jsonb_typeof(demographics) = 'object'),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- As people are called wherever they are shown.
  name text not null generated always as (first_name || ' ' || last_name) stored,
  search text generated always as (
    lower(first_name || ' ' || coalesce(middle_name, '') || ' ' || last_name || ' '
      || coalesce(nickname, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(secondary_phone, ''))
  ) stored,
  -- What lists compare when they order people. Functions such as lower() may not come near an index
  -- behind row-level security where rows are compared, plain columns may: so a list can start in its
  -- middle.
  sort_last_name text generated always as (lower(last_name)) stored,
  sort_first_name text generated always as (lower(first_name)) stored,
  archived_at timestamptz,
  -- Set where this record was merged into another; it is archived then.
  merged_into_id uuid,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, office_id) references offices (agency_id, id),
  foreign key (agency_id, primary_payor_id) references payors (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  foreign key (agency_id, merged_into_id) references clients (agency_id, id),
  check (left_on is null or status in ('discharged', 'deceased')),
  check (merged_into_id is null or archived_at is not null)
);
create index clients_by_name on clients (agency_id, status, sort_last_name, sort_first_name, id)
  where archived_at is null;
-- Lists of every status, and other orders than by name.
create index clients_by_last_name on clients (agency_id, sort_last_name, sort_first_name, id)
  where archived_at is null;
create index clients_by_first_name on clients (agency_id, status, sort_first_name, sort_last_name, id)
  where archived_at is null;
create index clients_by_creation on clients (agency_id, status, created_at, id)
  where archived_at is null;
create index clients_by_birthdate on clients (agency_id, birthdate) where archived_at is null;
create index clients_by_phone on clients (agency_id, phone) where phone is not null;
create index clients_by_medicaid_number on clients (agency_id, medicaid_number_index);
create index clients_by_medicare_number on clients (agency_id, medicare_number_index)
  where medicare_number_index is not null;
create index clients_by_insurance_number on clients (agency_id, insurance_number_index)
  where insurance_number_index is not null;
create index clients_by_merge on clients (agency_id, merged_into_id) where merged_into_id is not null;
create index clients_by_service on clients (agency_id, service_id) where service_id is not null;
create index clients_by_search on clients using gin (agency_id, search gin_trgm_ops)
  where archived_at is null;
create index clients_by_tag on clients using gin (agency_id, tags) where archived_at is null;
-- Archived clients are found again: the last that was archived stands first.
create index clients_archived on clients (agency_id, archived_at desc, id)
  where archived_at is not null and merged_into_id is null;
select app.protect('clients');

-- Patterns and arrays are compared by operators that row-level security does not let near an index:
-- they might tell what they see. These two functions ask the index themselves, within the agency.
create function app.clients_matching(patterns text[]) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog
  as $$
begin
  -- Planned anew for each search, since the index helps with longer patterns only; the longest first.
  -- The column is in lower case already: `like` compares it several times as fast as `ilike`.
  return query execute
    'select id from public.clients where agency_id = $1 and archived_at is null
      and search like $2 and search like all ($3)'
    using app.agency(),
      (select lower(pattern) from unnest(patterns) as pattern order by length(pattern) desc limit 1),
      array(select lower(pattern) from unnest(patterns) as pattern);
end
$$;
create function app.clients_tagged(tag text) returns setof uuid
  language sql stable rows 200 security definer set search_path = pg_catalog
  as $$
    select id from public.clients
    where agency_id = app.agency() and archived_at is null and tags @> array[tag]
  $$;
revoke execute on function app.clients_matching(text[]), app.clients_tagged(text) from public;
grant execute on function app.clients_matching(text[]), app.clients_tagged(text) to homeward_app;

create table client_addresses (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  street text not null,
  unit text,
  city text not null,
  county text,
  state app.state not null,
  zip app.zip not null,
  location_type text not null default 'home' check (location_type in ('home', 'community')),
  "primary" boolean not null default false,
  -- Where letters go, if not to the primary address.
  mailing_address boolean not null default false,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
create index client_addresses_by_client on client_addresses (agency_id, client_id);
create unique index client_addresses_one_primary on client_addresses (agency_id, client_id) where "primary";
select app.protect('client_addresses', 'select, insert, update, delete');

-- What a geocoder made of an address: for which words it was asked, and why it found nothing.
create table geocodings (
  agency_id uuid not null references agencies (id),
  kind text not null check (kind in ('agency', 'office', 'client', 'agent')),
  record_id uuid not null,
  asked text not null,
  status text not null check (status in ('waiting', 'located', 'failed')),
  error text,
  at timestamptz not null,
  primary key (agency_id, kind, record_id)
);
select app.protect('geocodings', 'select, insert, update, delete');

create table client_contacts (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  kind text not null
    check (kind in ('emergency_contact', 'case_manager', 'physician', 'pharmacy')),
  name text not null check (name <> ''),
  relationship text,
  organization text,
  phone app.phone,
  fax app.phone,
  email text,
  npi app.npi,
  address text,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
create index client_contacts_by_client on client_contacts (agency_id, client_id, kind, id);
select app.protect('client_contacts', 'select, insert, update, delete');

-- Two records of one person become one, and can become two again.
create table client_merges (
  agency_id uuid not null,
  id uuid not null,
  -- The record that stays, and the one that was merged into it.
  client_id uuid not null,
  other_id uuid not null,
  -- The fields whose values were exchanged: what stays got the other's, and the other keeps the former.
  take text[] not null default '{}',
  -- The other's status before.
  other_status text not null,
  -- Addresses that stopped being the primary one of their record.
  demoted_address_ids uuid[] not null default '{}',
  -- What moved: table, column and the keys of its rows.
  moved jsonb not null,
  merged_at timestamptz not null,
  merged_by text not null,
  undone_at timestamptz,
  undone_by text,
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, other_id) references clients (agency_id, id),
  check (client_id <> other_id),
  check ((undone_at is null) = (undone_by is null))
);
create index client_merges_by_client on client_merges (agency_id, client_id, id desc);
create index client_merges_by_other on client_merges (agency_id, other_id, id desc);
select app.protect('client_merges');

-- Every reference to a client, as the catalogue knows them, but for the merges' own: table, column and
-- the columns of the table's key.
create function app.client_references()
  returns table (relation regclass, reference name, key_columns name[])
  language sql stable set search_path = pg_catalog
  as $$
    select k.conrelid::regclass, h.attname,
      (select array_agg(p.attname order by p.attnum)
        from pg_constraint pk
        join pg_attribute p on p.attrelid = pk.conrelid and p.attnum = any (pk.conkey)
        where pk.conrelid = k.conrelid and pk.contype = 'p')
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as pair(here, there)
    join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here
    join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there
    where k.contype = 'f' and k.confrelid = 'public.clients'::regclass and t.attname = 'id'
      and k.conrelid <> 'public.client_merges'::regclass
    order by 1, 2
  $$;

-- Lets all that hangs on one client of the running agency hang on another, and answers what moved.
-- Rooms own their tables; this is the one place that moves rows of all of them, so that no table
-- that a room adds later can be forgotten.
create function app.move_client_rows(from_client uuid, to_client uuid) returns jsonb
  language plpgsql security definer set search_path = pg_catalog
  as $$
declare
  found record;
  keys jsonb;
  moved jsonb := '[]';
begin
  if (select count(*) from public.clients
      where agency_id = app.agency() and id in (from_client, to_client)) <> 2 then
    raise exception 'both clients must belong to the running agency';
  end if;
  for found in select * from app.client_references() loop
    execute format(
      'with moved as (
         update %1$s as t set %2$I = $1 where t.agency_id = $2 and t.%2$I = $3 returning t.*)
       select jsonb_agg(jsonb_build_object(%3$s)) from moved m',
      found.relation, found.reference,
      (select string_agg(format('%L, m.%I', key, key), ', ') from unnest(found.key_columns) key))
      into keys using to_client, app.agency(), from_client;
    if keys is not null then
      moved := moved || jsonb_build_object(
        'table', found.relation::text, 'column', found.reference, 'keys', keys);
    end if;
  end loop;
  return moved;
end
$$;

-- Lets what a merge moved hang on its first client again. Rows that are gone or hang elsewhere since are left.
create function app.return_client_rows(merge_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
declare
  merge public.client_merges;
  entry jsonb;
  known record;
begin
  select * into strict merge from public.client_merges
    where agency_id = app.agency() and id = merge_id and undone_at is null;
  for entry in select jsonb_array_elements(merge.moved) loop
    -- Only what the catalogue names is touched, whatever stands in the row.
    select * into known from app.client_references()
      where relation::text = entry ->> 'table' and reference = entry ->> 'column';
    continue when not found;
    execute format(
      'update %1$s as t set %2$I = $1
       from jsonb_populate_recordset(null::%1$s, $2) as k
       where t.agency_id = $3 and t.%2$I = $4 and %3$s',
      known.relation, known.reference,
      (select string_agg(format('t.%1$I = k.%1$I', key), ' and ') from unnest(known.key_columns) key))
      using merge.other_id, entry -> 'keys', app.agency(), merge.client_id;
  end loop;
end
$$;
revoke execute on function app.client_references(), app.move_client_rows(uuid, uuid),
  app.return_client_rows(uuid) from public;
grant execute on function app.client_references(), app.move_client_rows(uuid, uuid),
  app.return_client_rows(uuid) to homeward_app;

create view client_names with (security_invoker = true) as
  select agency_id, id, first_name, last_name, name, archived_at from clients;
comment on view client_names is 'Who a client is, for what hangs on one.';
grant select on client_names to homeward_app;
