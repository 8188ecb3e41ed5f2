-- What was given back of a patient's payment that no claim needs. The journal has the money of those that are posted.
create table patient_refunds (
  agency_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('check', 'transfer', 'card', 'cash')),
  -- The number of the check or of the transfer.
  reference text,
  -- The day on which it was or is handed over.
  paid_on date not null,
  reason text not null,
  state text not null check (state in ('waiting', 'posted', 'withdrawn', 'undone')),
  asked_at timestamptz not null,
  asked_by_id uuid,
  asked_by_name text not null,
  -- Who approved, withdrew or undid it last, and why where that was asked.
  decided_at timestamptz,
  decided_by_name text,
  note text,
  primary key (agency_id, id),
  foreign key (agency_id, payment_id) references patient_payments (agency_id, id),
  foreign key (asked_by_id) references users (id)
);
comment on column patient_refunds.state is 'vocabulary billing/refunds RefundState';
comment on column patient_refunds.method is 'vocabulary billing/refunds PayMethod';
create index patient_refunds_by_payment on patient_refunds (agency_id, payment_id, asked_at);
create unique index patient_refunds_one_waits on patient_refunds (agency_id, payment_id) where state = 'waiting';
select app.protect('patient_refunds', 'select, insert, update');
select app.limit_by('patient_refunds', 'payment_id patient_payments');

-- What of a payment was given back, and can settle no claim any more.
alter table patient_payments
  add column refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  add check (unapplied_cents + refunded_cents <= amount_cents);
