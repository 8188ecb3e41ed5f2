-- Whose telephone it is that a caregiver calls from: the other number of a client as well.
create index clients_by_secondary_phone on clients (agency_id, secondary_phone)
  where secondary_phone is not null;
