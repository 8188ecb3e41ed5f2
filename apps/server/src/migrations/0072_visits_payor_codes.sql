-- A payor's own sheet may give a code of its vendor another meaning than its state does.
alter table vendor_codes
  -- Null is any payor.
  add column payor_id uuid,
  add foreign key (agency_id, payor_id) references payors (agency_id, id),
  add constraint vendor_codes_of_payor_or_state check (payor_id is null or state is null),
  drop constraint vendor_codes_once,
  add constraint vendor_codes_once
    unique nulls not distinct (agency_id, vendor, payor_id, state, kind, code);
