-- Who canceled a visit, who noted it and when; why a visit was missed and what was done about it.
alter table visits
  add column canceled_by text check (canceled_by in ('client', 'caregiver', 'agency')),
  add column canceled_at timestamptz,
  add column canceled_by_name text,
  add column missed_reason text check (missed_reason in ('caregiver_absent', 'caregiver_late',
    'client_absent', 'client_refused', 'schedule_error', 'weather', 'other')),
  add column missed_action text check (missed_action in ('rescheduled', 'family_informed',
    'supervisor_informed', 'service_not_needed', 'none')),
  add column missed_note text;
comment on column visits.canceled_by is 'vocabulary visits/endings Canceler';
comment on column visits.missed_reason is 'vocabulary visits/endings MissedReason';
comment on column visits.missed_action is 'vocabulary visits/endings MissedAction';
-- A missed visit did not take place.
alter table visits add constraint visits_missed_are_gone
  check (missed_reason is null or (missed_action is not null and status in ('canceled', 'archived')));

