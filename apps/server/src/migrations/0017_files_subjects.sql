-- What hangs on which records. packages/domain/src/files/subjects.ts holds the same pairs.
create table allowed_subjects (
  thing text not null,
  subject_type text not null,
  primary key (thing, subject_type)
);
select app.wall('allowed_subjects');
create policy reference on allowed_subjects to homeward_app using (true);
grant select on allowed_subjects to homeward_app;
insert into allowed_subjects (thing, subject_type) values
  ('alert', 'agent'), ('alert', 'client'), ('alert', 'visit'),
  ('attachment', 'agency'), ('attachment', 'agent'), ('attachment', 'client'),
  ('comment', 'agent'), ('comment', 'client'), ('comment', 'visit'),
  ('folder', 'agency'), ('folder', 'agent'), ('folder', 'client'),
  ('signature', 'careplan'), ('signature', 'visit');

alter table signatures
  add column thing text not null generated always as ('signature') stored,
  add constraint signatures_subject_allowed
    foreign key (thing, subject_type) references allowed_subjects (thing, subject_type);

-- What is generated follows from the rest, and is not known yet before a row is written.
create or replace function app.keep_signatures() returns trigger language plpgsql as $$
declare
  open text[] := array['voided_at', 'voided_by', 'void_reason']
    || array(select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> '');
begin
  if old.voided_at is not null or to_jsonb(new) - open is distinct from to_jsonb(old) - open then
    raise exception 'a signature cannot be changed, only voided, and that once'
      using errcode = 'check_violation', constraint = 'signatures_are_kept';
  end if;
  return new;
end
$$;

-- What is the agency's own says so: it is not what is left where a parent is missing.
alter table folders add column of_agency boolean not null default false;
alter table attachments add column of_agency boolean not null default false;
alter table folders disable trigger touch;
alter table attachments disable trigger touch;
update folders set of_agency = true where num_nonnulls(client_id, agent_id) = 0;
update attachments set of_agency = true where num_nonnulls(client_id, agent_id) = 0;
alter table folders enable trigger touch;
alter table attachments enable trigger touch;

alter table folders
  drop constraint folders_check,
  add constraint folders_have_one_subject
    check (num_nonnulls(client_id, agent_id) + of_agency::integer = 1),
  add column thing text not null generated always as ('folder') stored,
  add column subject_type text not null generated always as (
    case when of_agency then 'agency' when client_id is not null then 'client'
      when agent_id is not null then 'agent' end) stored,
  add column subject_id uuid not null generated always as (
    case when of_agency then agency_id else coalesce(client_id, agent_id) end) stored,
  add constraint folders_subject_allowed
    foreign key (thing, subject_type) references allowed_subjects (thing, subject_type);
drop index folders_by_name, folders_by_agent;
create unique index folders_by_name on folders (agency_id, subject_type, subject_id, lower(name))
  where status = 'active';
create index folders_by_subject on folders (agency_id, subject_type, subject_id, status);

alter table attachments
  drop constraint attachments_check,
  add constraint attachments_have_one_subject
    check (num_nonnulls(client_id, agent_id) + of_agency::integer = 1),
  add column thing text not null generated always as ('attachment') stored,
  add column subject_type text not null generated always as (
    case when of_agency then 'agency' when client_id is not null then 'client'
      when agent_id is not null then 'agent' end) stored,
  add column subject_id uuid not null generated always as (
    case when of_agency then agency_id else coalesce(client_id, agent_id) end) stored,
  add constraint attachments_subject_allowed
    foreign key (thing, subject_type) references allowed_subjects (thing, subject_type);
drop index attachments_by_client, attachments_by_agent, attachments_of_agency;
create index attachments_by_subject on attachments (agency_id, subject_type, subject_id, status, id desc);
