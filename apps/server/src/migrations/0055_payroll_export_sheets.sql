-- Which timesheets a file for a payroll service has. A time cannot say it: a timesheet whose acknowledgment began before
-- a file was made may be frozen after it.
create table payroll_export_sheets (
  agency_id uuid not null,
  export_id uuid not null,
  timesheet_id uuid not null,
  primary key (agency_id, export_id, timesheet_id),
  foreign key (agency_id, export_id) references payroll_exports (agency_id, id),
  foreign key (agency_id, timesheet_id) references timesheets (agency_id, id)
);
create index payroll_export_sheets_by_sheet on payroll_export_sheets (agency_id, timesheet_id);
select app.protect('payroll_export_sheets', 'select, insert');

-- Pay belongs to the agency as a whole; no one who is limited to offices sees it.
select app.limit_to('payroll_export_sheets', 'false');

-- Earlier files took what was acknowledged before them; the first one that did so has it.
insert into payroll_export_sheets (agency_id, export_id, timesheet_id)
select distinct on (t.agency_id, t.id) t.agency_id, e.id, t.id
from timesheets t
join payroll_exports e on e.agency_id = t.agency_id and e.week = t.week and e.created_at >= t.acknowledged_at
where t.status = 'acknowledged'
order by t.agency_id, t.id, e.created_at, e.id;
