-- Who pays for a client behind the primary payor, and what the client pays of it each month.
create table client_payors (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  payor_id uuid not null,
  payer_order text not null,
  -- Which number of the client is the member ID there.
  member_number text not null,
  group_number text,
  -- Without a day, from the beginning or without an end.
  start_date date,
  end_date date,
  -- The client's own share of a month, as the payor set it.
  patient_pay_cents integer check (patient_pay_cents >= 0),
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  constraint client_payors_end check (end_date >= start_date),
  constraint client_payors_one_at_a_time exclude using gist (
    agency_id with =, client_id with =, payer_order with =,
    daterange(start_date, end_date, '[]') with &&) where (status = 'active'),
  constraint client_payors_once exclude using gist (
    agency_id with =, client_id with =, payor_id with =,
    daterange(start_date, end_date, '[]') with &&) where (status = 'active')
);
comment on column client_payors.payer_order is 'vocabulary agency/payer-order PayerOrder';
comment on column client_payors.member_number is 'vocabulary clients/payors MemberNumber';
create index client_payors_by_client on client_payors (agency_id, client_id);
create index client_payors_by_payor on client_payors (agency_id, payor_id);
create index client_payors_by_start on client_payors (agency_id, start_date desc, id);
select app.protect('client_payors');
select app.limit_by('client_payors', 'client_id clients');
