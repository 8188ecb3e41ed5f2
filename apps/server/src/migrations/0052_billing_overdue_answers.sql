-- Of a file that was not answered in time the billers are told once.
alter table transmissions add column overdue_told_at timestamptz;
-- One row of control numbers for all receivers, so that no two files share one.
insert into counters (agency_id, name, last)
  select agency_id, 'interchange', max(last) from counters where name like 'interchange:%' group by agency_id;
delete from counters where name like 'interchange:%';
