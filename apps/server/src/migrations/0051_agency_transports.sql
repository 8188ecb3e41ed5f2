-- Files are also exchanged over SFTP and HTTPS.
alter table payors
  drop constraint payors_evv_account,
  drop constraint payors_aggregator_account,
  drop constraint payors_clearinghouse_account;
drop index integration_accounts_by_name;
alter table integration_accounts
  drop constraint integration_accounts_agency_id_id_kind_key,
  drop constraint integration_accounts_name_once,
  drop constraint integration_accounts_vendor_check,
  drop column kind;
alter table integration_accounts
  add constraint integration_accounts_vendor_check
    check (vendor in ('sandata', 'hhaexchange', 'carebridge', 'folder', 'sftp', 'https', 'twilio')),
  -- What it is for. What points to an account names the kind with it, so that no other kind fits.
  add column kind text not null generated always as (
    case when vendor in ('folder', 'sftp', 'https') then 'clearinghouse' when vendor = 'twilio' then 'phone'
      else 'evv' end) stored;
alter table integration_accounts
  add unique (agency_id, id, kind),
  add constraint integration_accounts_name_once unique (agency_id, kind, name);
create index integration_accounts_by_name on integration_accounts (agency_id, status, lower(name), id);
comment on column integration_accounts.kind is 'vocabulary agency/integration-accounts AccountKind';
alter table payors
  add constraint payors_evv_account foreign key (agency_id, evv_account_id, evv_kind)
    references integration_accounts (agency_id, id, kind),
  add constraint payors_aggregator_account foreign key (agency_id, aggregator_account_id, evv_kind)
    references integration_accounts (agency_id, id, kind),
  add constraint payors_clearinghouse_account
    foreign key (agency_id, clearinghouse_account_id, clearinghouse_kind)
    references integration_accounts (agency_id, id, kind);
