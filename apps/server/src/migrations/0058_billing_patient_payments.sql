-- Money that patients paid by hand. The journal has it; what is not applied to a claim is a credit of the client.
create table patient_payments (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  method text not null check (method in ('check', 'transfer', 'card', 'cash')),
  -- The number of the check, or the reference of the card.
  reference text,
  paid_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  unapplied_cents bigint not null check (unapplied_cents between 0 and amount_cents),
  state text not null default 'posted' check (state in ('posted', 'undone', 'bounced')),
  created_at timestamptz not null,
  created_by_name text not null,
  -- Who undid it or said that it bounced, when and why.
  ended_at timestamptz,
  ended_by_name text,
  reason text,
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  check (state = 'posted' or unapplied_cents = 0)
);
comment on column patient_payments.method is 'vocabulary billing/refunds PayMethod';
comment on column patient_payments.state is 'vocabulary billing/patient-money PatientPaymentState';
create index patient_payments_by_client on patient_payments (agency_id, client_id, paid_on desc, id);
create index patient_payments_unapplied on patient_payments (agency_id, client_id) where unapplied_cents > 0;
select app.protect('patient_payments', 'select, insert, update');
select app.limit_by('patient_payments', 'client_id clients');

-- Which claims a payment settles.
create table patient_applications (
  agency_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  claim_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  applied_at timestamptz not null,
  taken_back_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, payment_id) references patient_payments (agency_id, id),
  foreign key (agency_id, claim_id) references claims (agency_id, id)
);
create index patient_applications_by_payment on patient_applications (agency_id, payment_id);
create index patient_applications_by_claim on patient_applications (agency_id, claim_id);
select app.protect('patient_applications', 'select, insert, update');
select app.limit_by('patient_applications', 'payment_id patient_payments', 'claim_id claims');

-- What was sent to a patient for a month, as it was then.
create table patient_statements (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  number bigint not null check (number > 0),
  month date not null check (extract(day from month) = 1),
  content jsonb not null,
  due_cents bigint not null,
  created_at timestamptz not null,
  created_by_name text not null,
  primary key (agency_id, id),
  unique (agency_id, number),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
create index patient_statements_by_client on patient_statements (agency_id, client_id, created_at desc);
select app.protect('patient_statements', 'select, insert, update');
select app.limit_by('patient_statements', 'client_id clients');

create index claim_money_of_patients on claim_money (agency_id, claim_id) where patient_cents <> 0;
create view patient_balances with (security_invoker = true) as
  select b.agency_id, b.client_id, sum(b.owed)::bigint as owed_cents, sum(b.free)::bigint as unapplied_cents,
    sum(b.claims)::integer as claims, min(b.day) as oldest
  from (
    select k.agency_id, k.client_id, m.patient_cents as owed, 0 as free, 1 as claims, k.start_date as day
      from claim_money m join claims k on k.agency_id = m.agency_id and k.id = m.claim_id
      where m.patient_cents <> 0
    union all
    select p.agency_id, p.client_id, 0, p.unapplied_cents, 0, null
      from patient_payments p where p.unapplied_cents > 0
  ) b
  group by b.agency_id, b.client_id;
comment on view patient_balances is 'What patients owe, and what they paid beyond it.';
grant select on patient_balances to homeward_app;
