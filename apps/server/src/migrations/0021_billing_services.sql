-- A claim bills one service of a visit; a visit with several is billed by a claim for each.
alter table claims add constraint claims_for_a_service unique (agency_id, id, service_id);
alter table claim_visits add column service_id uuid;
update claim_visits b set service_id = c.service_id
  from claims c where c.agency_id = b.agency_id and c.id = b.claim_id;
alter table claim_visits alter column service_id set not null;
alter table claim_visits drop constraint claim_visits_billed_once;
alter table claim_visits
  add constraint claim_visits_billed_once unique (agency_id, visit_id, service_id),
  add foreign key (agency_id, claim_id, service_id) references claims (agency_id, id, service_id),
  add foreign key (agency_id, visit_id, service_id)
    references visit_services (agency_id, visit_id, service_id);
