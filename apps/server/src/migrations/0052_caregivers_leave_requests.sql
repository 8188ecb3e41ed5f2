-- Days off that somebody in the field asks for: the office approves them, which makes an absence, or declines them.
create table agent_leave_requests (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  start_date date not null,
  end_date date not null,
  note text,
  status text not null default 'waiting'
    check (status in ('waiting', 'approved', 'declined', 'withdrawn')),
  -- Why it was declined, or what was added to the approval.
  answer text,
  answered_by_name text,
  answered_at timestamptz,
  -- The absence that the approval made.
  absence_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, absence_id) references agent_absences (agency_id, id),
  check (end_date >= start_date),
  check ((status = 'approved') = (absence_id is not null))
);
comment on column agent_leave_requests.status is 'vocabulary caregivers/leave-requests LeaveStatus';
create index agent_leave_requests_by_agent on agent_leave_requests (agency_id, agent_id, start_date);
create index agent_leave_requests_by_start on agent_leave_requests (agency_id, status, start_date, id);
select app.protect('agent_leave_requests');
select app.limit_by('agent_leave_requests', 'agent_id agents');

-- Why somebody called out or was taken off the schedule by the office, and what came of it.
alter table agent_absences add column reason text, add column outcome text;
comment on column agent_absences.reason is 'vocabulary caregivers/absences AbsenceReason';
comment on column agent_absences.outcome is 'vocabulary caregivers/absences AbsenceOutcome';
