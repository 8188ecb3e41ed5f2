-- A plan for a payor that asks for no authorization, as for private pay, names the payor itself.
alter table careplans
  alter column authorization_id drop not null,
  add column payor_id uuid,
  add foreign key (agency_id, payor_id) references payors (agency_id, id),
  add constraint careplans_authorized_or_private check ((authorization_id is null) = (payor_id is not null)),
  add column spends text not null
    generated always as (coalesce(authorization_id::text, client_id::text || ' ' || payor_id::text)) stored;
comment on column careplans.payor_id is 'Only of a plan without an authorization; otherwise that of the authorization.';
comment on column careplans.spends is
  'What the plan spends: an authorization, or what a client pays privately. One plan of it is in force at a time.';
create index careplans_by_payor on careplans (agency_id, payor_id) where payor_id is not null;
create index careplans_by_spends on careplans (agency_id, spends);

alter table careplans
  drop constraint careplans_one_active,
  add constraint careplans_one_active exclude using gist (
    agency_id with =, spends with =, daterange(start_date, end_date, '[]') with &&)
    where (status = 'active');
