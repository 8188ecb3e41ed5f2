-- Payors point to the accounts that are used for them.
alter table payors
  add column evv_account_id uuid,
  -- Of the state, asked beside the payor's own vendor.
  add column aggregator_account_id uuid,
  add column clearinghouse_account_id uuid,
  -- Part of the keys below, so that no account of another kind can be named.
  add column evv_kind text not null generated always as ('evv') stored,
  add column clearinghouse_kind text not null generated always as ('clearinghouse') stored,
  add constraint payors_evv_account foreign key (agency_id, evv_account_id, evv_kind)
    references integration_accounts (agency_id, id, kind),
  add constraint payors_aggregator_account foreign key (agency_id, aggregator_account_id, evv_kind)
    references integration_accounts (agency_id, id, kind),
  add constraint payors_clearinghouse_account
    foreign key (agency_id, clearinghouse_account_id, clearinghouse_kind)
    references integration_accounts (agency_id, id, kind),
  add constraint payors_aggregator_is_another check (aggregator_account_id <> evv_account_id);
create index payors_by_evv_account on payors (agency_id, evv_account_id)
  where evv_account_id is not null;
create index payors_by_aggregator_account on payors (agency_id, aggregator_account_id)
  where aggregator_account_id is not null;
create index payors_by_clearinghouse_account on payors (agency_id, clearinghouse_account_id)
  where clearinghouse_account_id is not null;

-- The accounts that were made of what agencies had: one a vendor, and one clearinghouse.
update payors p set evv_account_id = a.id from integration_accounts a
  where a.agency_id = p.agency_id and a.vendor = p.evv_vendor;
update payors p set clearinghouse_account_id = a.id from integration_accounts a
  where a.agency_id = p.agency_id and a.vendor = 'folder';
alter table payors drop column evv_vendor;
