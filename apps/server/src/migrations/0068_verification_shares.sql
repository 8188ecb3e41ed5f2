-- How much of the last days EVV vendors verified, and how much of it staff entered.
create index vendor_verifications_by_day on vendor_verifications (agency_id, day)
  include (status, client_id, agent_id) where kind = 'visit';
create index visits_entered_by_staff on visits (agency_id, starts_at desc, id desc)
  where check_in_method = 'manual' or check_out_method = 'manual';
