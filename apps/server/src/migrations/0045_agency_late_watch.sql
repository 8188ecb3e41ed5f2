-- Coordinators hear of a visit without a check-in after ten minutes; owner and admins when it stays so.
alter table agencies alter column late_tolerance set default 10;
alter table agencies
  add column late_escalation integer not null default 30 check (late_escalation between 2 and 720);
update agencies set late_escalation = late_tolerance + 20 where late_tolerance >= 30;
