-- An assignment may be limited to its office: docs/decisions/access.md says what that means.
alter table assignments add column limited boolean not null default false;

create view staff_limits with (security_invoker = true) as
  select agency_id, agent_id, array_agg(office_id order by office_id) as office_ids
  from assignments group by agency_id, agent_id having bool_and(limited);
comment on view staff_limits is 'The offices of people all of whose assignments are limited.';
grant select on staff_limits to homeward_app, homeward_identity;
