-- What keeps open claims from being sent, as found when they were last checked, so that lists and sums need
-- not check every claim. A claim is checked again whenever something it depends on changes.
create table claim_checks (
  agency_id uuid not null,
  claim_id uuid not null,
  -- The rule that failed.
  rule text not null,
  severity text not null check (severity in ('error', 'warning')),
  primary key (agency_id, claim_id, rule),
  foreign key (agency_id, claim_id) references claims (agency_id, id)
);
create index claim_checks_by_rule on claim_checks (agency_id, rule, claim_id) where severity = 'error';
select app.protect('claim_checks', 'select, insert, delete');
select app.limit_by('claim_checks', 'claim_id claims');
