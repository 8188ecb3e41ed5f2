-- Which comments on a caregiver are questions about a pay week. What is asked and answered stands in the comments; a
-- week is named by its Monday, because its draft may go and come again.
create table pay_questions (
  agency_id uuid not null,
  comment_id uuid not null,
  agent_id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  primary key (agency_id, comment_id),
  foreign key (agency_id, comment_id) references comments (agency_id, id) on delete cascade,
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
create index pay_questions_by_week on pay_questions (agency_id, agent_id, week);
select app.protect('pay_questions');

-- Pay belongs to the agency as a whole; no one who is limited to offices sees it.
select app.limit_to('pay_questions', 'false');
