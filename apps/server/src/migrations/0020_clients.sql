-- The whole record of a client: insurance, doctors, guardian, service, background, wishes, the people
-- around them, and how they left.
create extension if not exists btree_gin;

alter table clients
  drop column search,
  add column secondary_phone text check (secondary_phone ~ '^[0-9]{7,15}$'),
  add column branch text,
  add column service_id uuid,
  -- Cents that the client pays first.
  add column deductible integer check (deductible >= 0),
  -- Encrypted (key id, nonce, cipher text); the indexes are keyed hashes for exact search.
  add column social_security_number_sealed text,
  add column social_security_number_index bytea,
  add column medicare_number_sealed text,
  add column medicare_number_index bytea,
  add column insurance_number_sealed text,
  add column insurance_number_index bytea,
  add column medicaid_status text check (medicaid_status in ('active', 'inactive', 'suspended',
    'no_prior_authorization', 'unmet_deductible', 'billing_problem')),
  -- The code of the aid category; each state has its own.
  add column medicaid_type text check (medicaid_type ~ '^[A-Z0-9-]{1,10}$'),
  add column medicare_status text check (medicare_status in ('active', 'inactive', 'suspended',
    'no_prior_authorization', 'unmet_deductible', 'billing_problem')),
  add column medicare_type text check (medicare_type in ('part_a', 'part_b', 'parts_a_and_b', 'part_c')),
  add column medicare_savings_program text
    check (medicare_savings_program in ('QMB', 'SLMB', 'QI', 'QDWI')),
  add column insurance_name text,
  add column insurance_type text check (insurance_type in ('medicaid', 'veterans_administration',
    'private_pay', 'senior_center', 'medicare_advantage')),
  add column primary_care_doctor text,
  add column primary_care_doctor_contact text,
  add column primary_care_doctor_npi text check (primary_care_doctor_npi ~ '^[0-9]{10}$'),
  add column referring_doctor text,
  add column referring_doctor_contact text,
  add column referring_doctor_npi text check (referring_doctor_npi ~ '^[0-9]{10}$'),
  add column legal_guardian text,
  add column legal_guardian_contact text,
  add column legal_guardian_relationship text,
  add column religion text,
  add column marital_status text check (marital_status in ('single', 'married', 'partnered',
    'separated', 'divorced', 'widowed')),
  add column military_status text check (military_status in ('none', 'active_duty', 'reserve',
    'national_guard', 'retired', 'veteran', 'spouse_of_veteran')),
  add column military_branch text check (military_branch in ('army', 'navy', 'air_force',
    'marine_corps', 'coast_guard', 'space_force')),
  add column military_rank text,
  -- Typed by the contract; what was never said is left out.
  add column demographics jsonb not null default '{}' check (jsonb_typeof(demographics) = 'object'),
  add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- The day on which a discharged or deceased client left, and why.
  add column left_on date,
  add column left_reason text,
  add column status_changed_at timestamptz not null default now(),
  -- Set where this record was merged into another; it is archived then.
  add column merged_into_id uuid,
  add foreign key (agency_id, service_id) references services (agency_id, id),
  add foreign key (agency_id, merged_into_id) references clients (agency_id, id),
  add check (left_on is null or status in ('discharged', 'deceased')),
  add check (merged_into_id is null or archived_at is not null);
update clients set status_changed_at = created_at;
alter table clients
  add column search text generated always as (
    lower(first_name || ' ' || coalesce(middle_name, '') || ' ' || last_name || ' '
      || coalesce(nickname, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(secondary_phone, ''))
  ) stored;

alter table client_addresses
  -- Where letters go, if not to the primary address.
  add column mailing_address boolean not null default false;

-- Lists of every status, and other orders than by name.
create index clients_by_last_name on clients
  (agency_id, lower(last_name), lower(first_name), id) where archived_at is null;
create index clients_by_first_name on clients
  (agency_id, status, lower(first_name), lower(last_name), id) where archived_at is null;
create index clients_by_creation on clients (agency_id, status, created_at, id)
  where archived_at is null;
create index clients_by_birthdate on clients (agency_id, birthdate) where archived_at is null;
create index clients_by_phone on clients (agency_id, phone) where phone is not null;
create index clients_by_medicare_number on clients (agency_id, medicare_number_index)
  where medicare_number_index is not null;
create index clients_by_insurance_number on clients (agency_id, insurance_number_index)
  where insurance_number_index is not null;
create index clients_by_merge on clients (agency_id, merged_into_id) where merged_into_id is not null;
create index clients_by_service on clients (agency_id, service_id) where service_id is not null;
create index clients_by_search on clients using gin (agency_id, search gin_trgm_ops)
  where archived_at is null;
create index clients_by_tag on clients using gin (agency_id, tags) where archived_at is null;

-- Patterns and arrays are compared by operators that row-level security does not let near an index:
-- they might tell what they see. These two functions ask the index themselves, within the agency.
create function app.clients_matching(patterns text[]) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog
  as $$
begin
  -- Planned anew for each search, since the index helps with longer patterns only; the longest first.
  return query execute
    'select id from public.clients where agency_id = $1 and archived_at is null
      and search ilike $2 and search ilike all ($3)'
    using app.agency(),
      (select pattern from unnest(patterns) as pattern order by length(pattern) desc limit 1),
      patterns;
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

create table client_contacts (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  kind text not null
    check (kind in ('emergency_contact', 'case_manager', 'physician', 'pharmacy')),
  name text not null check (name <> ''),
  relationship text,
  organization text,
  phone text check (phone ~ '^[0-9]{7,15}$'),
  fax text check (fax ~ '^[0-9]{7,15}$'),
  email text,
  npi text check (npi ~ '^[0-9]{10}$'),
  address text,
  note text,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
create index client_contacts_by_client on client_contacts (agency_id, client_id, kind, id);
select app.protect('client_contacts', 'select, insert, update, delete');

-- Filter, order and columns of a list under a name. Never values of a record.
create table saved_views (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  user_id uuid not null references users (id),
  -- The name of the owner at the time.
  owner text not null,
  list text not null,
  name text not null check (name <> ''),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  shared boolean not null default false,
  position integer not null default 0,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint saved_views_name unique (agency_id, user_id, list, name)
);
create index saved_views_shared on saved_views (agency_id, list) where shared;
select app.protect('saved_views', 'select, insert, update, delete');
