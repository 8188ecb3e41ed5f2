-- Visits: what was planned, what the device recorded, what the review made of it, and the tasks.
create table visits (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  agent_id uuid,
  careplan_id uuid,
  shift_id uuid,
  authorization_id uuid,
  service_id uuid not null,
  payor_id uuid,
  -- The day that the recurrence gave; it stays when the visit is moved, so none is made twice. A visit
  -- that was withdrawn with its plan gives it back (null), so that another plan day can make it anew.
  occurrence_date date,
  scheduled_date date not null,
  scheduled_time time not null,
  scheduled_duration integer not null check (scheduled_duration between 1 and 1440),
  -- The schedule as instants, from the agency's zone.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('available', 'scheduled', 'in_progress', 'completed', 'approved',
    'rejected', 'canceled', 'archived')),
  non_repeating boolean not null default false,
  -- Set once a person changed the visit: a change of the plan then leaves it alone.
  hand_edited boolean not null default false,
  -- Why this visit may overlap another of its caregiver (two clients in one home).
  overlap_reason text,
  canceled_reason text,
  -- What the device recorded; never changed afterwards.
  check_in_at timestamptz,
  check_in_method text check (check_in_method in ('evv', 'fob', 'ivr', 'manual')),
  check_in_latitude double precision,
  check_in_longitude double precision,
  check_in_accuracy double precision,
  check_in_distance double precision,
  check_out_at timestamptz,
  check_out_method text check (check_out_method in ('evv', 'fob', 'ivr', 'manual')),
  check_out_latitude double precision,
  check_out_longitude double precision,
  check_out_accuracy double precision,
  check_out_distance double precision,
  completed_duration integer,
  -- What the review made of it.
  reviewed_check_in_at timestamptz,
  reviewed_check_out_at timestamptz,
  reviewed_duration integer,
  reviewed_at timestamptz,
  reviewed_by uuid references users (id),
  reviewed_by_name text,
  review_reason text,
  review_note text,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, careplan_id) references careplans (agency_id, id),
  foreign key (agency_id, shift_id) references shifts (agency_id, id),
  foreign key (agency_id, authorization_id) references authorizations (agency_id, id),
  foreign key (agency_id, service_id) references services (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  check (ends_at > starts_at),
  check (check_out_at >= check_in_at),
  check (reviewed_check_out_at >= reviewed_check_in_at),
  check (status <> 'scheduled' or agent_id is not null),
  check (status <> 'available' or agent_id is null),
  check (status not in ('completed', 'approved') or coalesce(reviewed_check_out_at, check_out_at) is not null),
  constraint visits_one_per_occurrence unique (agency_id, shift_id, occurrence_date),
  constraint visits_no_double_booking exclude using gist (
    agency_id with =, agent_id with =, tstzrange(starts_at, ends_at) with &&)
    where (agent_id is not null and overlap_reason is null
      and status not in ('canceled', 'rejected', 'archived'))
);
create index visits_by_start on visits (agency_id, starts_at desc, id desc);
create index visits_by_status on visits (agency_id, status, starts_at desc, id desc);
create index visits_by_client on visits (agency_id, client_id, starts_at desc);
create index visits_by_agent on visits (agency_id, agent_id, starts_at desc);
create index visits_by_authorization on visits (agency_id, authorization_id, scheduled_date)
  include (status, scheduled_duration, completed_duration, reviewed_duration);
create index visits_by_careplan on visits (agency_id, careplan_id, scheduled_date, status);
create index visits_by_service on visits (agency_id, service_id);
-- The few that may overlap: the exclusion constraint does not see them, so they are looked up.
create index visits_that_overlap on visits (agency_id, agent_id, starts_at)
  where overlap_reason is not null;
-- Notes across records, newest first.
create index visits_with_review_note on visits (agency_id, reviewed_at desc, id)
  where review_note is not null;
select app.protect('visits');

-- What a punch recorded stays as it was recorded, whatever the application tries.
create function app.keep_punches() returns trigger language plpgsql as $$
begin
  if (old.check_in_at is not null and (new.check_in_at, new.check_in_method, new.check_in_latitude,
        new.check_in_longitude, new.check_in_accuracy, new.check_in_distance) is distinct from
      (old.check_in_at, old.check_in_method, old.check_in_latitude, old.check_in_longitude,
        old.check_in_accuracy, old.check_in_distance))
    or (old.check_out_at is not null and (new.check_out_at, new.check_out_method, new.check_out_latitude,
        new.check_out_longitude, new.check_out_accuracy, new.check_out_distance,
        new.completed_duration) is distinct from
      (old.check_out_at, old.check_out_method, old.check_out_latitude, old.check_out_longitude,
        old.check_out_accuracy, old.check_out_distance, old.completed_duration)) then
    raise exception 'the recorded punches of a visit cannot be changed'
      using errcode = 'check_violation', constraint = 'visits_punches_are_kept';
  end if;
  return new;
end
$$;
create trigger visits_punches_are_kept before update on visits
  for each row execute function app.keep_punches();

create table visit_activities (
  agency_id uuid not null,
  visit_id uuid not null,
  activity_id uuid not null,
  status text not null check (status in ('completed', 'rejected', 'other')),
  note text,
  answered_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, visit_id, activity_id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  foreign key (agency_id, activity_id) references service_activities (agency_id, id)
);
-- Whether an activity was ever answered decides whether it can be deleted.
create index visit_activities_by_activity on visit_activities (agency_id, activity_id);
create index visit_activities_with_note on visit_activities (agency_id, answered_at desc)
  where note is not null;
select app.protect('visit_activities');

create table visit_signatures (
  agency_id uuid not null,
  visit_id uuid not null,
  file_id uuid not null,
  signed_by text not null,
  signed_at timestamptz not null,
  -- SHA-256 over what was signed: visit, times, activities.
  document_hash text not null,
  primary key (agency_id, visit_id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id)
);
select app.protect('visit_signatures', 'select, insert');

create view visit_times with (security_invoker = true) as
  select agency_id, id, client_id, agent_id, careplan_id, authorization_id, service_id, status,
    scheduled_date, scheduled_duration, starts_at, ends_at,
    coalesce(reviewed_duration, completed_duration, scheduled_duration) as minutes
  from visits;
comment on view visit_times is
  'When visits are, of whom and for whom, and how many minutes they count; nothing of what happened in them.';
grant select on visit_times to homeward_app;
