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
  add foreign key (agency_id, first_payor_id) references payors (agency_id, id),
  add constraint claims_first_payor check ((payer_order = 'primary') = (first_payor_id is null));
comment on column claims.payer_order is 'vocabulary agency/payer-order PayerOrder';
comment on column claim_filings.payer_order is 'vocabulary agency/payer-order PayerOrder';
comment on column claims.hold_reason is 'vocabulary billing/next-payor HoldReason';

-- The payor that the claim was passed on to (NM1 TT).
alter table era_claims add column forwarded_to text;

create or replace view claimed_days with (security_invoker = true) as
  select l.agency_id, coalesce(c.first_payor_id, c.payor_id) as payor_id, l.service_id,
    l.service_date as start_date
  from claim_lines l join claims c on c.agency_id = l.agency_id and c.id = l.claim_id;
comment on view claimed_days is 'For which days a service was claimed of a payor, whatever became of it.';
