-- Vendors know a client by the Medicaid ID, so visits that they verified are told again when it changes.
alter table verification_changes
  drop constraint verification_changes_kind_check,
  add constraint verification_changes_kind_check
    check (kind in ('agent', 'client', 'visit', 'payor', 'agency', 'client_key'));
create trigger client_keys_to_verify after update on clients for each row
  when (new.medicaid_number_index is distinct from old.medicaid_number_index)
  execute function app.note_verification_change('client_key', 'id');
create index vendor_verifications_of_client on vendor_verifications (agency_id, client_id, day)
  where kind = 'visit' and status = 'verified';
