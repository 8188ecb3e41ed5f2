-- Visits that an absence took off the schedule, and what they were before, so that they can be given back.
create table absent_visits (
  agency_id uuid not null,
  id uuid not null,
  visit_id uuid not null,
  agent_absence_id uuid,
  client_absence_id uuid,
  -- Whom it was taken from; null for an open visit.
  agent_id uuid,
  status text not null check (status in ('available', 'scheduled')),
  overlap_reason text,
  assignment_reason text,
  assignment_exceptions text[] not null default '{}',
  -- The version of the visit right after: another one means that somebody touched it since.
  visit_version integer not null,
  taken_at timestamptz not null,
  -- When it was given back, or was found to be settled otherwise.
  settled_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  foreign key (agency_id, agent_absence_id) references agent_absences (agency_id, id),
  foreign key (agency_id, client_absence_id) references client_absences (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  check (num_nonnulls(agent_absence_id, client_absence_id) = 1)
);
comment on column absent_visits.assignment_exceptions is 'vocabulary visits/assignment/findings FindingId[]';
-- Caregiver and client may both be away.
create unique index absent_visits_of_agent on absent_visits (agency_id, visit_id)
  where settled_at is null and agent_absence_id is not null;
create unique index absent_visits_of_client on absent_visits (agency_id, visit_id)
  where settled_at is null and client_absence_id is not null;
create index absent_visits_by_agent_absence on absent_visits (agency_id, agent_absence_id)
  where settled_at is null;
create index absent_visits_by_client_absence on absent_visits (agency_id, client_absence_id)
  where settled_at is null;
select app.protect('absent_visits');
