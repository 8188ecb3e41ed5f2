-- A senior center is called as it is written.
alter table payors drop constraint payors_type_check;
update payors set type = 'senior center' where type = 'senior_center';
alter table payors add constraint payors_type_check check (type in ('medicaid', 'veterans_administration',
  'private_pay', 'senior center', 'medicare_advantage'));
