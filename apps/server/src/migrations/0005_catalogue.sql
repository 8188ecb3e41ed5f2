-- Service types with their categories and activities.
create table services (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  -- Jurisdiction prefix and lower-cased name with underscores, such as nc_pcs_adult.
  name text not null,
  label text not null,
  jurisdiction text not null,
  payor_id uuid,
  insurance_type text,
  procedure_code text not null check (procedure_code ~ '^[A-Z0-9]{5}$'),
  modifiers text[] not null default '{}' check (cardinality(modifiers) <= 4),
  minutes_per_unit integer not null default 15 check (minutes_per_unit > 0),
  status text not null default 'active' check (status in ('active', 'archived', 'unbillable')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, name),
  foreign key (agency_id, payor_id) references payors (agency_id, id)
);
create index services_by_label on services (agency_id, status, lower(label), id);
create index services_by_payor on services (agency_id, payor_id) where payor_id is not null;
select app.protect('services', 'select, insert, update, delete');

alter table payor_rates add foreign key (agency_id, service_id) references services (agency_id, id);

create table service_categories (
  agency_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  name text not null,
  position integer not null,
  lock_version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, service_id, name),
  foreign key (agency_id, service_id) references services (agency_id, id)
);
create index service_categories_in_order on service_categories (agency_id, service_id, position);
select app.protect('service_categories', 'select, insert, update, delete');

create table service_activities (
  agency_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  position integer not null,
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, category_id, name),
  foreign key (agency_id, category_id) references service_categories (agency_id, id)
);
create index service_activities_in_order on service_activities (agency_id, category_id, position);
select app.protect('service_activities', 'select, insert, update, delete');

create view service_labels with (security_invoker = true) as
  select agency_id, id, label, status from services;
comment on view service_labels is 'What services are called and whether they are in use.';
grant select on service_labels to homeward_app;
