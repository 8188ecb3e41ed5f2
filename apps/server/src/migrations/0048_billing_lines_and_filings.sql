-- A claim has service lines, each from one or more visits, and a filing for every sending.
create table claim_lines (
  agency_id uuid not null,
  claim_id uuid not null,
  line_number integer not null check (line_number > 0),
  service_id uuid not null,
  service_date date not null,
  authorization_id uuid,
  -- Until the claim is sent, a service without a code has none.
  procedure_code text,
  modifiers text[] not null default '{}',
  minutes integer not null check (minutes >= 0),
  minutes_per_unit integer not null check (minutes_per_unit > 0),
  units integer not null check (units >= 0),
  -- Null where the payor has no rate for the service on the day; a readiness check says so.
  cents_per_unit integer,
  charge_cents bigint not null check (charge_cents >= 0),
  primary key (agency_id, claim_id, line_number),
  constraint claim_lines_of_a_day unique (agency_id, claim_id, service_id, service_date),
  foreign key (agency_id, claim_id) references claims (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  foreign key (agency_id, authorization_id) references authorizations (agency_id, id)
);
-- The units of an authorization's period that are billed already.
create index claim_lines_by_authorization on claim_lines (agency_id, authorization_id, service_date)
  include (claim_id, units);
-- Other claims for the same service on the same day.
create index claim_lines_by_service on claim_lines (agency_id, service_id, service_date) include (claim_id);
select app.protect('claim_lines');
select app.limit_by('claim_lines', 'claim_id claims');

insert into claim_lines (agency_id, claim_id, line_number, service_id, service_date, authorization_id,
    procedure_code, modifiers, minutes, minutes_per_unit, units, cents_per_unit, charge_cents)
  select c.agency_id, c.id, 1, c.service_id, c.start_date, c.authorization_id, c.procedure_code, c.modifiers,
    coalesce((select sum(b.minutes) from claim_visits b where b.agency_id = c.agency_id and b.claim_id = c.id),
      c.billing_units * c.minutes_per_unit),
    c.minutes_per_unit, c.billing_units, c.cents_per_unit, c.charge_cents
  from claims c;

-- What is billed stands on the line. A visit and a service stand on one claim, until that claim is void.
drop view visit_charges;
alter table claim_visits
  drop constraint claim_visits_billed_once,
  drop constraint claim_visits_agency_id_claim_id_service_id_fkey,
  drop constraint claim_visits_pkey,
  drop column units,
  drop column charge_cents,
  add column live boolean not null default true,
  add primary key (agency_id, claim_id, visit_id, service_id),
  add foreign key (agency_id, claim_id, line_number)
    references claim_lines (agency_id, claim_id, line_number) on update cascade;
update claim_visits set line_number = 1;
update claim_visits b set live = false
  from claims c where c.agency_id = b.agency_id and c.id = b.claim_id and c.status = 'voided';
create unique index claim_visits_billed_once on claim_visits (agency_id, visit_id, service_id) where live;
create index claim_visits_by_visit on claim_visits (agency_id, visit_id);

drop index claims_by_authorization;
alter table claims
  drop constraint claims_for_a_service,
  -- Which care belongs to it, by the payor's rule; null for claims from before there were such rules.
  add column group_key text,
  -- Its lines differ from its last filing, so that the payor needs another.
  add column changed_since_filing boolean not null default false;
create index claims_by_group on claims (agency_id, client_id, payor_id, group_key);
create index claims_to_refile on claims (agency_id, id) where changed_since_filing;

-- A file is written first, and handed over then.
alter table transmissions
  add column status text not null default 'sent'
    check (status in ('written', 'sending', 'sent', 'unknown', 'failed', 'withdrawn')),
  add column handed_over_at timestamptz,
  -- How it was handed over, in words: by which account, or by whom.
  add column handed_over_by text,
  -- Why it could not be handed over, in words.
  add column error text,
  add column lock_version integer not null default 0,
  add column updated_at timestamptz not null default now();
alter table transmissions alter column status set default 'written';
update transmissions set handed_over_at = created_at, handed_over_by = created_by_name;
create trigger touch before update on transmissions for each row execute function app.touch();
create index transmissions_unanswered on transmissions (agency_id, handed_over_at)
  where status in ('sending', 'sent', 'unknown');
grant update on transmissions to homeward_app;

create table claim_filings (
  agency_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  -- 1 for the first sending of the claim.
  sequence integer not null check (sequence > 0),
  frequency text not null check (frequency in ('1', '7', '8')),
  payer_order text not null default 'primary' check (payer_order in ('primary', 'secondary', 'tertiary')),
  payor_id uuid not null,
  -- The file that it stands in; null for what was filed in another way.
  transmission_id uuid,
  -- Where it stands in the transaction, counted in segments from ST: an answer names these positions.
  segment_from integer,
  segment_to integer,
  -- REF F8 as it was sent.
  payer_claim_number text,
  state text not null check (state in ('written', 'sent', 'accepted', 'rejected', 'withdrawn')),
  charge_cents bigint not null check (charge_cents >= 0),
  units integer not null check (units >= 0),
  -- Diagnoses and lines as they were sent.
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, claim_id, sequence),
  foreign key (agency_id, claim_id) references claims (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  foreign key (agency_id, transmission_id) references transmissions (agency_id, id),
  constraint claim_filings_name_what_they_replace check (frequency = '1' or payer_claim_number is not null)
);
create index claim_filings_by_transmission on claim_filings (agency_id, transmission_id, segment_from);
create unique index claim_filings_one_waiting on claim_filings (agency_id, claim_id) where state = 'written';
-- A payor gets one original of a claim, unless it rejected it or never got it.
create unique index claim_filings_one_original on claim_filings (agency_id, claim_id, payer_order)
  where frequency = '1' and state in ('written', 'sent', 'accepted');
select app.protect('claim_filings');
select app.limit_by('claim_filings', 'claim_id claims');

insert into claim_filings (agency_id, id, claim_id, sequence, frequency, payor_id, transmission_id,
    payer_claim_number, state, charge_cents, units, content, created_at)
  select c.agency_id, gen_random_uuid(), c.id, 1, '1', c.payor_id, c.transmission_id, null,
    case when c.status = 'rejected' then 'rejected'
      when c.status in ('transmitted', 'exported', 'queued') then 'sent' else 'accepted' end,
    c.charge_cents, c.billing_units,
    json_build_object('diagnosisCodes', to_json(c.diagnosis_codes), 'lines', json_build_array(json_build_object(
      'lineNumber', 1, 'serviceId', c.service_id, 'serviceLabel', s.label, 'date', c.start_date,
      'authorizationId', c.authorization_id, 'authorizationNumber', z.number,
      'procedureCode', c.procedure_code, 'modifiers', to_json(c.modifiers),
      'minutes', c.billing_units * c.minutes_per_unit, 'minutesPerUnit', c.minutes_per_unit,
      'units', c.billing_units, 'wholeUnits', true, 'centsPerUnit', c.cents_per_unit,
      'chargeCents', c.charge_cents))),
    c.transmitted_at
  from claims c
    join services s on s.agency_id = c.agency_id and s.id = c.service_id
    left join authorizations z on z.agency_id = c.agency_id and z.id = c.authorization_id
  where c.transmitted_at is not null;
update claims set frequency_code = '1';

create or replace view claimed_days with (security_invoker = true) as
  select l.agency_id, c.payor_id, l.service_id, l.service_date as start_date
  from claim_lines l join claims c on c.agency_id = l.agency_id and c.id = l.claim_id;create or replace view visit_claims with (security_invoker = true) as
  select distinct v.agency_id, v.visit_id, c.id, c.number, c.status, c.transmitted_at
  from claim_visits v join claims c on c.agency_id = v.agency_id and c.id = v.claim_id
  where v.live;
comment on view visit_claims is 'Whether and how a visit is claimed.';
comment on column claim_filings.payer_order is 'vocabulary billing/filings PayerOrder';
comment on column claim_filings.state is 'vocabulary billing/filings FilingState';
comment on column transmissions.status is 'vocabulary billing/transmissions TransmissionStatus';
comment on view claimed_days is 'For which days a service was claimed of a payor, whatever became of it.';
create view visit_charges with (security_invoker = true) as
  select v.agency_id, v.visit_id,
    case when l.minutes = 0 then 0 else round(l.charge_cents::numeric * v.minutes / l.minutes)::bigint end
      as charge_cents
  from claim_visits v
    join claim_lines l
      on l.agency_id = v.agency_id and l.claim_id = v.claim_id and l.line_number = v.line_number
  where v.live;
comment on view visit_charges is
  'What a visit is charged with, in cents, per line of its claims: its share of the minutes.';
grant select on visit_charges to homeward_app;
