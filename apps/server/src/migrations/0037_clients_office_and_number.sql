-- A client is found by a social security number typed in full, as by the numbers of payors.
create index clients_by_social_security_number on clients (agency_id, social_security_number_index)
  where social_security_number_index is not null;

create view office_clients with (security_invoker = true) as
  select agency_id, office_id, id from clients
  where status = 'active' and archived_at is null and office_id is not null;
comment on view office_clients is 'Active clients with the office that they belong to.';
grant select on office_clients to homeward_app;
