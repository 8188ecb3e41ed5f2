-- What comments and alerts hang on, by type and id.
drop view open_alerts, shown_comments;

alter table comments
  drop constraint comments_check,
  add constraint comments_have_one_subject check (num_nonnulls(visit_id, agent_id, client_id) = 1),
  add column thing text not null generated always as ('comment') stored,
  add column subject_type text not null generated always as (
    case when visit_id is not null then 'visit' when agent_id is not null then 'agent'
      when client_id is not null then 'client' end) stored,
  add column subject_id uuid not null generated always as (coalesce(visit_id, agent_id, client_id)) stored,
  add constraint comments_subject_allowed
    foreign key (thing, subject_type) references allowed_subjects (thing, subject_type);
drop index comments_by_visit, comments_by_agent, comments_by_client;
create index comments_by_subject on comments (agency_id, subject_type, subject_id, id);

alter table alerts
  drop constraint alerts_check,
  add constraint alerts_have_one_subject check (num_nonnulls(visit_id, agent_id, client_id) = 1),
  add column thing text not null generated always as ('alert') stored,
  add column subject_type text not null generated always as (
    case when visit_id is not null then 'visit' when agent_id is not null then 'agent'
      when client_id is not null then 'client' end) stored,
  add column subject_id uuid not null generated always as (coalesce(visit_id, agent_id, client_id)) stored,
  add constraint alerts_subject_allowed
    foreign key (thing, subject_type) references allowed_subjects (thing, subject_type);
drop index alerts_by_visit, alerts_by_agent, alerts_by_client;
create index alerts_by_subject on alerts (agency_id, subject_type, subject_id, status);

create view open_alerts with (security_invoker = true) as
  select agency_id, id, subject_type, subject_id, title, priority, date from alerts
  where status = 'active';
comment on view open_alerts is 'What somebody should look after, by whom it concerns.';
grant select on open_alerts to homeward_app;

create view shown_comments with (security_invoker = true) as
  select agency_id, id, subject_type, subject_id, body, author, created_at from comments
  where deleted_at is null;
comment on view shown_comments is 'What was said of a record and was not taken back.';
grant select on shown_comments to homeward_app;
