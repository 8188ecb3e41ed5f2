-- The number by which a state or a payor knows someone who has no NPI.
alter table agents add column provider_number text check (length(provider_number) between 1 and 50);

create view agent_names with (security_invoker = true) as
  select agency_id, id, name, status from agents;
comment on view agent_names is 'Who works for the agency, and whether they still do.';
grant select on agent_names to homeward_app;
