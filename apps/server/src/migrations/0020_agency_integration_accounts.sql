-- Accounts with other services. Several of one kind stand side by side, each with a name of its own.
create table integration_accounts (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  vendor text not null
    check (vendor in ('sandata', 'hhaexchange', 'carebridge', 'folder', 'twilio')),
  -- What it is for. What points to an account names the kind with it, so that no other kind fits.
  kind text not null generated always as (
    case vendor when 'folder' then 'clearinghouse' when 'twilio' then 'phone' else 'evv' end) stored,
  name text not null check (name <> ''),
  settings jsonb not null default '{}',
  -- Password or key, sealed; it is written and never answered.
  secret_sealed text,
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, id, kind),
  constraint integration_accounts_name_once unique (agency_id, kind, name)
);
comment on column integration_accounts.vendor is 'vocabulary agency/integration-accounts AccountVendor';
comment on column integration_accounts.kind is 'vocabulary agency/integration-accounts AccountKind';
comment on column integration_accounts.status is 'vocabulary agency/vocabulary RecordStatus';
create index integration_accounts_by_name on integration_accounts (agency_id, status, lower(name), id);
select app.protect('integration_accounts');

-- What agencies have now becomes their first accounts.
insert into integration_accounts (agency_id, id, vendor, name)
  select agency_id, gen_random_uuid(), evv_vendor,
    case evv_vendor when 'sandata' then 'Sandata' when 'hhaexchange' then 'HHAeXchange' else 'CareBridge' end
  from (select distinct agency_id, evv_vendor from payors where evv_vendor is not null) used;
insert into integration_accounts (agency_id, id, vendor, name, settings)
  select agency_id, gen_random_uuid(), 'folder', 'Clearinghouse',
    jsonb_build_object('folder', settings -> 'folder')
  from integrations where kind = 'clearinghouse' and settings ? 'folder';
