-- Devices at clients' homes that show one-time codes. A code proves that somebody was there when it was shown.
create table fobs (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  -- The number on the device.
  serial text not null check (serial <> ''),
  secret_sealed text not null,
  -- Seconds for which it shows one code.
  period integer not null default 60 check (period in (30, 60)),
  -- Seconds that its clock was ahead when it was last compared.
  drift_seconds integer not null default 0,
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
comment on column fobs.status is 'vocabulary agency/vocabulary RecordStatus';
create unique index fobs_serial_once on fobs (agency_id, serial) where status = 'active';
create index fobs_by_serial on fobs (agency_id, lower(serial), id);
create index fobs_by_client on fobs (agency_id, client_id);
select app.protect('fobs');
select app.limit_by('fobs', 'client_id clients');

-- What was entered: a code counts once.
create table fob_codes (
  agency_id uuid not null,
  fob_id uuid not null,
  counter bigint not null,
  visit_id uuid not null,
  act text not null check (act in ('check_in', 'check_out')),
  used_at timestamptz not null default now(),
  primary key (agency_id, fob_id, counter),
  foreign key (agency_id, fob_id) references fobs (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id)
);
comment on column fob_codes.act is 'vocabulary visits/fob PunchAct';
create index fob_codes_by_visit on fob_codes (agency_id, visit_id);
select app.protect('fob_codes', 'select, insert');
select app.limit_by('fob_codes', 'visit_id visits');

-- What stands for a check-in or check-out that no phone of the caregiver took: why the staff entered it, or the
-- device or number that it came from.
alter table visits
  add column check_in_reason text,
  add column check_in_note text,
  add column check_in_source text,
  add column check_out_reason text,
  add column check_out_note text,
  add column check_out_source text;
comment on column visits.check_in_reason is 'vocabulary visits/vocabulary CorrectionReason';
comment on column visits.check_out_reason is 'vocabulary visits/vocabulary CorrectionReason';
