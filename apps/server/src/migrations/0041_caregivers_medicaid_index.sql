-- A caregiver is found by a Medicaid number typed in full, as clients are. A nightly job fills the index of
-- numbers from before.
alter table agent_private_profiles add column medicaid_id_index bytea;
create index agents_by_medicaid_id on agent_private_profiles (agency_id, medicaid_id_index)
  where medicaid_id_index is not null;
create index agents_without_medicaid_index on agent_private_profiles (agency_id)
  where medicaid_id_sealed is not null and medicaid_id_index is null;
