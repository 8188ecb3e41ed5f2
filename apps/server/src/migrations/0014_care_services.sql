-- An authorization covers one or more services, and a shift gives one or more of them.

-- Units have one length within an authorization. It is kept as it was granted.
alter table authorizations add column minutes_per_unit integer check (minutes_per_unit > 0);
update authorizations a set minutes_per_unit = s.minutes_per_unit
  from services s where s.agency_id = a.agency_id and s.id = a.service_id;
alter table authorizations alter column minutes_per_unit set not null;

-- What the services of an authorization repeat of it, so that one constraint sees both.
alter table authorizations add constraint authorizations_for_services
  unique (agency_id, id, client_id, payor_id, start_date, end_date, status);
alter table authorizations drop constraint authorizations_one_at_a_time;

create table authorization_services (
  agency_id uuid not null,
  authorization_id uuid not null,
  service_id uuid not null,
  position integer not null,
  client_id uuid not null,
  payor_id uuid not null,
  start_date date not null,
  end_date date not null,
  status text not null,
  primary key (agency_id, authorization_id, service_id),
  foreign key (agency_id, authorization_id, client_id, payor_id, start_date, end_date, status)
    references authorizations (agency_id, id, client_id, payor_id, start_date, end_date, status)
    on update cascade,
  foreign key (agency_id, service_id) references services (agency_id, id),
  constraint authorizations_one_at_a_time exclude using gist (
    agency_id with =, client_id with =, payor_id with =, service_id with =,
    daterange(start_date, end_date, '[]') with &&) where (status = 'active')
);
create index authorization_services_by_service on authorization_services (agency_id, service_id);
select app.protect('authorization_services');
insert into authorization_services
  select agency_id, id, service_id, 1, client_id, payor_id, start_date, end_date, status
  from authorizations;

create table shift_services (
  agency_id uuid not null,
  shift_id uuid not null,
  service_id uuid not null,
  -- Null only for plans without an authorization.
  authorization_id uuid,
  position integer not null,
  -- Null where it is the only service and takes the whole shift.
  minutes integer check (minutes > 0),
  primary key (agency_id, shift_id, service_id),
  foreign key (agency_id, shift_id) references shifts (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  foreign key (agency_id, authorization_id, service_id)
    references authorization_services (agency_id, authorization_id, service_id)
);
create index shift_services_by_service on shift_services (agency_id, service_id);
create index shift_services_by_authorization on shift_services
  (agency_id, authorization_id, service_id);
select app.protect('shift_services', 'select, insert, update, delete');
insert into shift_services
  select s.agency_id, s.id, a.service_id, a.id, 1, null
  from shifts s
    join careplans c on c.agency_id = s.agency_id and c.id = s.careplan_id
    join authorizations a on a.agency_id = c.agency_id and a.id = c.authorization_id;

-- The activities of a service that a shift asks for. None: all that the service has.
create table shift_activities (
  agency_id uuid not null,
  shift_id uuid not null,
  service_id uuid not null,
  activity_id uuid not null,
  primary key (agency_id, shift_id, activity_id),
  foreign key (agency_id, shift_id, service_id)
    references shift_services (agency_id, shift_id, service_id) on delete cascade,
  foreign key (agency_id, activity_id) references service_activities (agency_id, id)
);
create index shift_activities_by_service on shift_activities (agency_id, shift_id, service_id);
create index shift_activities_by_activity on shift_activities (agency_id, activity_id);
select app.protect('shift_activities', 'select, insert, delete');

drop view client_authorizations;
create view client_authorizations with (security_invoker = true) as
  select a.agency_id, a.id, a.client_id, a.payor_id, a.number, a.status, a.start_date, a.end_date,
    a.units, a.unit_period,
    array(select s.service_id from authorization_services s
      where s.agency_id = a.agency_id and s.authorization_id = a.id order by s.position) as service_ids
  from authorizations a;
comment on view client_authorizations is 'What a payor lets a client have, as the client''s own page tells it.';
grant select on client_authorizations to homeward_app;

alter table authorizations drop column service_id;
