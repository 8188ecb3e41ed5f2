-- Who deletes a service has it looked up here, and nobody else reads this: without the visit each service
-- stands in the index once with all its visits, 7 MB instead of 65 for a million.
drop index visit_services_by_service;
create index visit_services_by_service on visit_services (agency_id, service_id);

-- Visits without an authorization, or made by hand, are not looked for by what they lack.
drop index visits_by_authorization;
create index visits_by_authorization on visits (agency_id, authorization_id, scheduled_date)
  include (status, scheduled_duration, completed_duration, reviewed_duration)
  where authorization_id is not null;
drop index visits_by_careplan;
create index visits_by_careplan on visits (agency_id, careplan_id, scheduled_date, status)
  where careplan_id is not null;

-- Pages deep in the list are walked to in the index alone, as far as a vacuum has seen its rows: after
-- a hundredth more rows, not after a fifth.
alter table visits set (autovacuum_vacuum_insert_scale_factor = 0.01);
