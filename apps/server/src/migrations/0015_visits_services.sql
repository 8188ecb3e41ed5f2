-- A visit gives one or more services.
create table visit_services (
  agency_id uuid not null,
  visit_id uuid not null,
  service_id uuid not null,
  position integer not null,
  -- Planned minutes; null where it is the only service and takes the whole visit.
  minutes integer check (minutes > 0),
  primary key (agency_id, visit_id, service_id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id)
);
create index visit_services_by_service on visit_services (agency_id, service_id, visit_id);
select app.protect('visit_services', 'select, insert, update, delete');
insert into visit_services select agency_id, id, service_id, 1, null from visits;

drop view visit_times;
create view visit_times with (security_invoker = true) as
  select agency_id, id, client_id, agent_id, careplan_id, authorization_id, status,
    scheduled_date, scheduled_duration, starts_at, ends_at,
    coalesce(reviewed_duration, completed_duration, scheduled_duration) as minutes
  from visits;
comment on view visit_times is
  'When visits are, of whom and for whom, and how many minutes they count; nothing of what happened in them.';
grant select on visit_times to homeward_app;

create view service_times with (security_invoker = true) as
  select l.agency_id, l.service_id, l.visit_id, v.agent_id, v.status, v.starts_at
  from visit_services l join visits v on v.agency_id = l.agency_id and v.id = l.visit_id;
comment on view service_times is 'Which services visits are for, when, and by whom.';
grant select on service_times to homeward_app;

alter table visits drop column service_id;
