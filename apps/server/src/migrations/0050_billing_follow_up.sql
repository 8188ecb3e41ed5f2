-- What is to be done next with a claim, and how it was resolved.
alter table claims
  add column follow_up_action text,
  add column follow_up_on date,
  add column resolution_status text,
  add column outcome_category text;
comment on column claims.follow_up_action is 'vocabulary billing/follow-up FollowUpAction';
comment on column claims.resolution_status is 'vocabulary billing/follow-up ResolutionStatus';
comment on column claims.outcome_category is 'vocabulary billing/follow-up OutcomeCategory';
