-- A senior center is called as it is written.
alter table clients drop constraint clients_insurance_type_check;
update clients set insurance_type = 'senior center' where insurance_type = 'senior_center';
alter table clients add constraint clients_insurance_type_check check (insurance_type in ('medicaid',
  'veterans_administration', 'private_pay', 'senior center', 'medicare_advantage'));
