-- Numbers that are handed out once and never again: claim numbers, interchange controls.
create table counters (
  agency_id uuid not null references agencies (id),
  name text not null,
  last bigint not null default 0,
  primary key (agency_id, name)
);
select app.protect('counters');

-- Claims and the files that they went out in.
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
  updated_at timestamptz not null default now(),
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
create index claims_by_payor_and_service on claims (agency_id, payor_id, service_id, start_date);
-- Numbers of claims by their beginning; other orders than that of bytes cannot find it.
create index claims_by_number on claims (agency_id, number collate "C");
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

-- An 835 as it was read: one row per payment, with its claims, charges and adjustments.
create table eras (
  agency_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  -- Number of its ST in the file, counted in segments from 1; 0 for a file that holds no 835.
  file_position integer not null,
  -- Which payment it is: payer, trace number, date and amount. Where there is none, its content.
  dedup_key text not null,
  -- SHA-256 over what it says, so that the same remittance in another envelope is the same.
  content_sha256 bytea not null,
  payer_name text,
  payer_id text,
  -- As the payer wrote it.
  payee_npi text,
  payee_tax_id text,
  trace_number text,
  payment_date date,
  payment_cents bigint,
  method text,
  status text not null check (status in ('held', 'posted')),
  held_reason text,
  claims_cents bigint not null default 0,
  provider_adjustments_cents bigint not null default 0,
  problems text[] not null default '{}',
  findings text[] not null default '{}',
  posted_at timestamptz,
  lock_version integer not null default 0,
  received_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint eras_read_once unique (agency_id, content_sha256),
  foreign key (agency_id, file_id) references files (agency_id, id),
  check (status = 'posted' or held_reason is not null)
);
-- A payment is posted once, whatever else is delivered under its name.
create unique index eras_posted_once on eras (agency_id, dedup_key) where status = 'posted';
create index eras_by_payment on eras (agency_id, dedup_key);
create index eras_by_age on eras (agency_id, received_at desc, id);
create index eras_by_status on eras (agency_id, status, received_at desc);
select app.protect('eras');

create table era_claims (
  agency_id uuid not null,
  id uuid not null,
  era_id uuid not null,
  position integer not null,
  claim_number text not null,
  claim_id uuid,
  matched_by text check (matched_by in ('number', 'payer_control_number', 'member_date_charge')),
  status_code text not null,
  charge_cents bigint not null,
  paid_cents bigint not null,
  patient_cents bigint not null,
  payer_control_number text,
  patient_name text,
  service_date date,
  -- Where the claim stands in the file, so that its segments can be shown; the text stays there.
  segment_from integer not null,
  segment_to integer not null,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, era_id, position),
  foreign key (agency_id, era_id) references eras (agency_id, id),
  foreign key (agency_id, claim_id) references claims (agency_id, id)
);
create index era_claims_by_claim on era_claims (agency_id, claim_id);
create index era_claims_unmatched on era_claims (agency_id, era_id) where claim_id is null;
select app.protect('era_claims');

create table era_charges (
  agency_id uuid not null,
  id uuid not null,
  era_claim_id uuid not null,
  position integer not null,
  procedure text not null,
  service_date date,
  charge_cents bigint not null,
  paid_cents bigint not null,
  units numeric,
  line_control text,
  primary key (agency_id, id),
  unique (agency_id, era_claim_id, position),
  foreign key (agency_id, era_claim_id) references era_claims (agency_id, id)
);
select app.protect('era_charges', 'select, insert');

create table era_adjustments (
  agency_id uuid not null,
  id uuid not null,
  era_claim_id uuid not null,
  -- Null where the adjustment stands at the level of the claim.
  era_charge_id uuid,
  group_code text not null,
  reason_code text not null,
  amount_cents bigint not null,
  primary key (agency_id, id),
  foreign key (agency_id, era_claim_id) references era_claims (agency_id, id),
  foreign key (agency_id, era_charge_id) references era_charges (agency_id, id)
);
create index era_adjustments_by_claim on era_adjustments (agency_id, era_claim_id);
select app.protect('era_adjustments', 'select, insert');

-- PLB: positive reduces the payment.
create table era_provider_adjustments (
  agency_id uuid not null,
  id uuid not null,
  era_id uuid not null,
  code text not null,
  reference text not null,
  amount_cents bigint not null,
  primary key (agency_id, id),
  foreign key (agency_id, era_id) references eras (agency_id, id)
);
create index era_provider_adjustments_by_era on era_provider_adjustments (agency_id, era_id);
select app.protect('era_provider_adjustments', 'select, insert');

-- Double entry. An entry is never changed: a correction is a new entry.
create table journal_entries (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  date date not null,
  -- What happened, and the record it happened to: together they post once.
  kind text not null,
  source_id uuid not null,
  description text not null,
  claim_id uuid,
  era_id uuid,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint journal_entries_posted_once unique (agency_id, kind, source_id),
  foreign key (agency_id, claim_id) references claims (agency_id, id),
  foreign key (agency_id, era_id) references eras (agency_id, id)
);
create index journal_entries_by_date on journal_entries (agency_id, date desc, id desc);
create index journal_entries_by_claim on journal_entries (agency_id, claim_id);
select app.protect('journal_entries', 'select, insert');

-- Debits are positive, credits negative.
create table journal_lines (
  agency_id uuid not null,
  entry_id uuid not null,
  position integer not null,
  account text not null check (account in ('accounts_receivable', 'service_revenue', 'cash',
    'contractual_adjustment', 'other_adjustment', 'patient_receivable', 'provider_adjustment',
    'unapplied_cash')),
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (agency_id, entry_id, position),
  foreign key (agency_id, entry_id) references journal_entries (agency_id, id)
);
create index journal_lines_by_account on journal_lines (agency_id, account);
select app.protect('journal_lines', 'select, insert');

-- An entry that does not sum to zero cannot be committed.
create function app.journal_balances() returns trigger language plpgsql as $$
declare total bigint;
begin
  select sum(amount_cents) into total from journal_lines
    where agency_id = new.agency_id and entry_id = new.entry_id;
  if total <> 0 then
    raise exception 'journal entry % does not sum to zero but to %', new.entry_id, total
      using errcode = 'check_violation', constraint = 'journal_entries_balance';
  end if;
  return null;
end
$$;
create constraint trigger journal_entries_balance after insert on journal_lines
  deferrable initially deferred for each row execute function app.journal_balances();

create view visit_claims with (security_invoker = true) as
  select v.agency_id, v.visit_id, c.id, c.number, c.status, c.transmitted_at
  from claim_visits v join claims c on c.agency_id = v.agency_id and c.id = v.claim_id;
comment on view visit_claims is 'Whether and how a visit is claimed.';
grant select on visit_claims to homeward_app;

create view claim_cash with (security_invoker = true) as
  select e.agency_id, e.claim_id, e.created_at, l.amount_cents
  from journal_entries e
    join journal_lines l on l.agency_id = e.agency_id and l.entry_id = e.id and l.account = 'cash';
comment on view claim_cash is 'The money that came in for a claim.';
grant select on claim_cash to homeward_app;

create view claimed_days with (security_invoker = true) as
  select agency_id, payor_id, service_id, start_date from claims;
comment on view claimed_days is 'For which days a service was claimed of a payor, whatever became of it.';
grant select on claimed_days to homeward_app;
