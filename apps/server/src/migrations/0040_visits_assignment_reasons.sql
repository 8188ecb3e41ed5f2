-- Why somebody assigned a visit although something spoke against it, and what it was.
alter table visits
  add column assignment_reason text,
  add column assignment_exceptions text[] not null default '{}'
    check (assignment_exceptions <@ array['overlap', 'credential_expired', 'availability',
      'gender_preference', 'weekly_hours', 'overtime', 'authorization', 'travel']);
comment on column visits.assignment_exceptions is 'vocabulary visits/assignment/findings FindingId[]';
-- An overlap was allowed with a reason already.
update visits set assignment_reason = overlap_reason, assignment_exceptions = array['overlap']
  where overlap_reason is not null;
alter table visits add constraint visits_exceptions_have_reason
  check (assignment_exceptions = '{}' or assignment_reason is not null);
