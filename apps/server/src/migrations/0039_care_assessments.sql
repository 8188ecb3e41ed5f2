-- What a nurse found out about a client: the help that is needed, and how much of it.
create table assessments (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  -- Null where no payor authorizes the care, as for private pay.
  authorization_id uuid,
  -- Whether a scheduled one is in force on a given day follows from its dates.
  status text not null check (status in ('draft', 'scheduled', 'archived')),
  date date not null,
  start_date date not null,
  end_date date not null,
  agent_id uuid,
  observed_by_id uuid,
  observed_at timestamptz,
  corrector_id uuid,
  -- Minutes a week; a week has 10,080.
  authorized_minutes integer not null check (authorized_minutes between 0 and 10080),
  -- Lists of {code, name}, of {name, description}, and by group of factors lists of the latter.
  diagnosis jsonb not null default '[]' check (jsonb_typeof(diagnosis) = 'array'),
  goals jsonb not null default '[]' check (jsonb_typeof(goals) = 'array'),
  equipment jsonb not null default '[]' check (jsonb_typeof(equipment) = 'array'),
  groups jsonb not null default '{}' check (jsonb_typeof(groups) = 'object'),
  file_id uuid,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, authorization_id) references authorizations (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, observed_by_id) references agents (agency_id, id),
  foreign key (agency_id, corrector_id) references agents (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  check (end_date >= start_date)
);
comment on column assessments.status is 'vocabulary care/vocabulary AssessmentState';
create index assessments_by_client on assessments (agency_id, client_id, start_date desc);
create index assessments_by_authorization on assessments (agency_id, authorization_id)
  where authorization_id is not null;
create index assessments_by_start on assessments (agency_id, start_date, id);
create index assessments_by_end on assessments (agency_id, end_date, id);
create index assessments_by_file on assessments (agency_id, file_id) where file_id is not null;
select app.protect('assessments');

create table assessment_services (
  agency_id uuid not null,
  assessment_id uuid not null,
  service_id uuid not null,
  position integer not null,
  primary key (agency_id, assessment_id, service_id),
  foreign key (agency_id, assessment_id) references assessments (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id)
);
create index assessment_services_by_service on assessment_services (agency_id, service_id);
select app.protect('assessment_services', 'select, insert, delete');

-- The activities with the level of help that the client needs; an activity without a level has no row.
create table assessment_activities (
  agency_id uuid not null,
  assessment_id uuid not null,
  service_id uuid not null,
  activity_id uuid not null,
  level text not null,
  frequency text not null default '',
  description text not null default '',
  primary key (agency_id, assessment_id, activity_id),
  foreign key (agency_id, assessment_id, service_id)
    references assessment_services (agency_id, assessment_id, service_id) on delete cascade,
  foreign key (agency_id, activity_id) references service_activities (agency_id, id)
);
comment on column assessment_activities.level is 'vocabulary catalogue/vocabulary ActivityLevel';
create index assessment_activities_by_service on assessment_activities
  (agency_id, assessment_id, service_id);
create index assessment_activities_by_activity on assessment_activities (agency_id, activity_id);
select app.protect('assessment_activities', 'select, insert, delete');

create view client_assessments with (security_invoker = true) as
  select agency_id, id, client_id, authorization_id, status, start_date, end_date from assessments;
comment on view client_assessments is 'Which assessments a client has, as the client''s own page tells it.';
grant select on client_assessments to homeward_app;

-- The assessment that a care plan was created from.
alter table careplans add column assessment_id uuid,
  add foreign key (agency_id, assessment_id) references assessments (agency_id, id);
create index careplans_by_assessment on careplans (agency_id, assessment_id)
  where assessment_id is not null;

-- Assessments follow their authorization when a merge of clients is undone, as care plans do.
create or replace function app.return_careplans(from_client uuid, to_client uuid) returns void
language sql as $$
  update careplans c set client_id = to_client
  from authorizations a
  where c.agency_id = app.agency() and c.client_id = from_client
    and a.agency_id = c.agency_id and a.id = c.authorization_id and a.client_id = to_client;
  update assessments s set client_id = to_client
  from authorizations a
  where s.agency_id = app.agency() and s.client_id = from_client
    and a.agency_id = s.agency_id and a.id = s.authorization_id and a.client_id = to_client;
$$;
