-- A service may wait to be in use, and needs its code first when it is billed; categories are archived as
-- activities are.
alter table services
  alter column procedure_code drop not null,
  drop constraint services_status_check,
  add constraint services_status_check check (status in ('active', 'scheduled', 'archived', 'unbillable'));
alter table service_categories
  add column status text not null default 'active' check (status in ('active', 'archived'));
update services set insurance_type = 'senior center' where insurance_type = 'senior_center';
