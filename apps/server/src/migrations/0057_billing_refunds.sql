-- What was given back of credits. The journal has the money of those that are posted.
create table refunds (
  agency_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  paid_to text not null check (paid_to in ('payor', 'patient')),
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
  foreign key (agency_id, claim_id) references claims (agency_id, id),
  foreign key (asked_by_id) references users (id)
);
comment on column refunds.state is 'vocabulary billing/refunds RefundState';
comment on column refunds.paid_to is 'vocabulary billing/refunds RefundReceiver';
comment on column refunds.method is 'vocabulary billing/refunds PayMethod';
create index refunds_by_claim on refunds (agency_id, claim_id, asked_at);
create unique index refunds_one_waits on refunds (agency_id, claim_id) where state = 'waiting';
select app.protect('refunds', 'select, insert, update');
select app.limit_by('refunds', 'claim_id claims');
