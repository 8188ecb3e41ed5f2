-- Whom a payor wants named on its claims, and by which numbers.
alter table payors
  add column place_of_service text not null default '12',
  add column billing_provider text not null default 'agency',
  add column rendering_provider text not null default 'none',
  add column provider_id_kind text not null default 'npi',
  -- The payor's own number of the agency; stands in for an NPI where the agency has none.
  add column provider_number text,
  add column supervising_agent_id uuid,
  add foreign key (agency_id, supervising_agent_id) references agents (agency_id, id),
  add constraint payors_supervisor check (
    rendering_provider <> 'supervisor' or supervising_agent_id is not null);
comment on column payors.place_of_service is 'vocabulary agency/claim-providers PlaceOfService';
comment on column payors.billing_provider is 'vocabulary agency/claim-providers BillingProvider';
comment on column payors.rendering_provider is 'vocabulary agency/claim-providers RenderingProvider';
comment on column payors.provider_id_kind is 'vocabulary agency/claim-providers ProviderIdKind';
create index payors_by_supervisor on payors (agency_id, supervising_agent_id)
  where supervising_agent_id is not null;

-- An office that bills under its own NPI may have a taxonomy of its own; without one it has the agency's.
alter table offices add column taxonomy_code text check (taxonomy_code ~ '^[0-9A-Z]{9}X$');
