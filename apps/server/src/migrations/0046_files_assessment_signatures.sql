-- Assessments are signed too.
insert into allowed_subjects (thing, subject_type) values ('signature', 'assessment');

alter table signatures add column assessment_id uuid,
  add foreign key (agency_id, assessment_id) references assessments (agency_id, id);
-- PostgreSQL 15 cannot change how a column is generated, so both are made anew with what hangs on them.
drop view live_signatures;
alter table signatures drop column subject_type, drop column subject_id;
alter table signatures
  add column subject_type text not null generated always as (
    case when visit_id is not null then 'visit' when careplan_id is not null then 'careplan'
      when assessment_id is not null then 'assessment' end) stored,
  add column subject_id uuid not null generated always as (coalesce(visit_id, careplan_id, assessment_id)) stored,
  add constraint signatures_subject_allowed
    foreign key (thing, subject_type) references allowed_subjects (thing, subject_type);
create unique index signatures_one_live on signatures (agency_id, subject_type, subject_id, signer_role)
  where voided_at is null;
create index signatures_by_subject on signatures (agency_id, subject_type, subject_id, id);
create view live_signatures with (security_invoker = true) as
  select agency_id, id, subject_type, subject_id, signer_role, file_id, signed_by, signed_at, document_hash,
    waived_at
  from signatures where voided_at is null;
comment on view live_signatures is 'What is signed, by whom, and what is done without: nothing that was voided.';
grant select on live_signatures to homeward_app;
alter table signatures drop constraint signatures_have_one_subject,
  add constraint signatures_have_one_subject check (num_nonnulls(visit_id, careplan_id, assessment_id) = 1);

drop policy office on signatures;
select app.limit_by('signatures', 'visit_id visits', 'careplan_id careplans', 'assessment_id assessments');
