-- What other rooms show of records at EVV vendors.
create or replace view visit_verifications with (security_invoker = true) as
  select agency_id, parent_id as visit_id, account_id, status, claim_status, told, verified_at, id, cause,
    problems, sent_at
  from vendor_verifications where kind = 'visit';
comment on view visit_verifications is 'Where a visit stands at each EVV vendor, and what the vendor accepted last.';
grant select on visit_verifications to homeward_app;

create view client_verifications with (security_invoker = true) as
  select agency_id, parent_id as client_id, account_id, status, id, cause, problems, verified_at
  from vendor_verifications where kind = 'client';
comment on view client_verifications is 'Where a client stands at each EVV vendor.';
grant select on client_verifications to homeward_app;
