-- A claim goes from payor to payor; `payor_id` is who has it now.
alter table claims
  add column payer_order text not null default 'primary'
    check (payer_order in ('primary', 'secondary', 'tertiary')),
  -- The payor whose rules and rates made the claim, once a later one has it.
  add column first_payor_id uuid,
  -- The answers of earlier payors that it rests on.
  add column earlier_answers uuid[] not null default '{}',
  -- Why it may not go on as it is.
  add column hold_reason text,
  -- The client's own share, reported with it (AMT F5), and whether a person set it.
  add column patient_pay_cents bigint not null default 0 check (patient_pay_cents >= 0),
  add column patient_pay_by_hand boolean not null default false,
  add foreign key (agency_id, first_payor_id) references payors (agency_id, id),
  add constraint claims_first_payor check ((payer_order = 'primary') = (first_payor_id is null));
comment on column claims.payer_order is 'vocabulary agency/payer-order PayerOrder';
comment on column claim_filings.payer_order is 'vocabulary agency/payer-order PayerOrder';
comment on column claims.hold_reason is 'vocabulary billing/next-payor HoldReason';
create index claims_patient_pay on claims (agency_id, client_id, payor_id, start_date)
  where patient_pay_cents > 0;

-- The payor that the claim was passed on to (NM1 TT).
alter table era_claims add column forwarded_to text;

create or replace view claimed_days with (security_invoker = true) as
  select l.agency_id, coalesce(c.first_payor_id, c.payor_id) as payor_id, l.service_id,
    l.service_date as start_date
  from claim_lines l join claims c on c.agency_id = l.agency_id and c.id = l.claim_id;
comment on view claimed_days is 'For which days a service was claimed of a payor, whatever became of it.';
