-- Assessments are signed too.
insert into allowed_subjects (thing, subject_type) values ('signature', 'assessment');

alter table signatures add column assessment_id uuid,
  add foreign key (agency_id, assessment_id) references assessments (agency_id, id);
alter table signatures
  alter column subject_type set expression as (case when visit_id is not null then 'visit'
    when careplan_id is not null then 'careplan' when assessment_id is not null then 'assessment' end),
  alter column subject_id set expression as (coalesce(visit_id, careplan_id, assessment_id));
alter table signatures drop constraint signatures_have_one_subject,
  add constraint signatures_have_one_subject check (num_nonnulls(visit_id, careplan_id, assessment_id) = 1);

drop policy office on signatures;
select app.limit_by('signatures', 'visit_id visits', 'careplan_id careplans', 'assessment_id assessments');
