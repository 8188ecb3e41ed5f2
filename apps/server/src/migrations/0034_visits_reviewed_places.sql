-- Where a visit was, as the review says; the places that the device recorded stay beside them.
alter table visits
  add column reviewed_check_in_latitude double precision,
  add column reviewed_check_in_longitude double precision,
  add column reviewed_check_out_latitude double precision,
  add column reviewed_check_out_longitude double precision,
  add constraint visits_reviewed_places_are_whole check (
    (reviewed_check_in_latitude is null) = (reviewed_check_in_longitude is null)
    and (reviewed_check_out_latitude is null) = (reviewed_check_out_longitude is null)) not valid;
alter table visits validate constraint visits_reviewed_places_are_whole;
