-- The last notice of the end: 30, 14 or 7 days before; null while none was sent for these dates.
alter table authorizations add column told_days integer check (told_days in (30, 14, 7));

-- What the payor says of it at present, beside its dates.
alter table authorizations add column insurance_state text not null default 'active';
comment on column authorizations.insurance_state is 'vocabulary clients/insurance InsuranceState';
