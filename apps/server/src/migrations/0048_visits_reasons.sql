-- Reason and action codes beside those that the product has for everybody (packages/domain/src/visits/reasons.ts):
-- the agency's own, each for all visits or for those of one EVV vendor, payor or state.
create table visit_reasons (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  kind text not null check (kind in ('reason', 'action')),
  situation text not null check (situation in ('time_changed', 'early', 'late', 'length_off',
    'away_from_home', 'task_refused', 'entered_by_staff', 'overlap', 'over_authorization', 'not_signed',
    'missed', 'canceled')),
  code text not null check (code <> ''),
  -- A list of a payor may name codes without saying what they mean.
  label text check (label <> ''),
  vendor text check (vendor in ('sandata', 'hhaexchange', 'carebridge')),
  payor_id uuid,
  state text check (state ~ '^[A-Z]{2}$'),
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  -- A visit keeps the code alone, so that it names one thing.
  constraint visit_reasons_code_once unique (agency_id, kind, code)
);
comment on column visit_reasons.kind is 'vocabulary visits/reasons ReasonKind';
comment on column visit_reasons.situation is 'vocabulary visits/reasons ReasonSituation';
comment on column visit_reasons.vendor is 'vocabulary agency/vocabulary EvvVendor';
comment on column visit_reasons.status is 'vocabulary agency/vocabulary RecordStatus';
create index visit_reasons_by_code on visit_reasons (agency_id, status, lower(code), id);
create index visit_reasons_by_payor on visit_reasons (agency_id, payor_id) where payor_id is not null;
select app.protect('visit_reasons');

-- A visit keeps the key of its codes, also of the agency's own.
alter table visits
  drop constraint visits_missed_reason_check,
  drop constraint visits_missed_action_check,
  add column review_action text;
comment on column visits.missed_reason is null;
comment on column visits.missed_action is null;
comment on column visits.check_in_reason is null;
comment on column visits.check_out_reason is null;
