create table transmissions (
  agency_id uuid not null,
  id uuid not null,
  payor_id uuid not null,
  receiver_id text not null,
  -- ISA13 and GS06: handed out once per receiver, for life.
  interchange_control text not null check (interchange_control ~ '^[0-9]{9}$'),
  group_control text not null,
  claims_count integer not null,
  total_cents bigint not null,
  file_id uuid not null,
  created_by uuid references users (id),
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, receiver_id, interchange_control),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id)
);
create index transmissions_by_age on transmissions (agency_id, created_at desc, id);
select app.protect('transmissions', 'select, insert');

create table claims (
  agency_id uuid not null,
  id uuid not null,
  -- CLM01: at most 20 characters, handed out once.
  number text not null check (length(number) between 1 and 20),
  client_id uuid not null,
  payor_id uuid not null,
  service_id uuid not null,
  authorization_id uuid,
  start_date date not null,
  status text not null check (status in ('draft', 'pre_integration', 'for_review', 'ready_to_send', 'queued',
    'exported', 'transmitted', 'acknowledged', 'confirmed', 'billed', 'paid', 'remaining_balance',
    'rejected', 'denied', 'failed', 'sync_error', 'on_hold', 'unbilled', 'unbillable', 'voided', 'refund',
    'write_off')),
  billing_units integer not null check (billing_units >= 0),
  minutes_per_unit integer not null check (minutes_per_unit > 0),
  -- Null where the payor has no rate for the service on the day; a readiness check says so.
  cents_per_unit integer,
  charge_cents bigint not null check (charge_cents >= 0),
  procedure_code text not null,
  modifiers text[] not null default '{}',
  diagnosis_codes text[] not null default '{}',
  frequency_code text not null default '1' check (frequency_code in ('1', '7', '8')),
  payer_control_number text,
  transmission_id uuid,
  transmitted_at timestamptz,
  acknowledged_at timestamptz,
  resubmitted_at timestamptz,
  final_determination_at timestamptz,
  note text,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, number),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  foreign key (agency_id, authorization_id) references authorizations (agency_id, id),
  foreign key (agency_id, transmission_id) references transmissions (agency_id, id)
);
create index claims_by_status on claims (agency_id, status, start_date desc, id);
create index claims_by_date on claims (agency_id, start_date desc, id);
create index claims_by_client on claims (agency_id, client_id, start_date desc);
create index claims_by_payer_control on claims (agency_id, payer_control_number);
-- The units of an authorization's period that are billed already.
create index claims_by_authorization on claims (agency_id, authorization_id, start_date)
  include (status, billing_units);
create index claims_by_transmission on claims (agency_id, transmission_id);
select app.protect('claims');

-- The visits that a claim bills. A visit stands on one claim only.
create table claim_visits (
  agency_id uuid not null,
  claim_id uuid not null,
  visit_id uuid not null,
  line_number integer not null,
  service_date date not null,
  minutes integer not null,
  units integer not null,
  charge_cents bigint not null,
  primary key (agency_id, claim_id, visit_id),
  constraint claim_visits_billed_once unique (agency_id, visit_id),
  foreign key (agency_id, claim_id) references claims (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id)
);
select app.protect('claim_visits');
