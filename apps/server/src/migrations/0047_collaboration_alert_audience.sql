-- Who is to read an alert: everybody whom its record concerns, caregivers at the door included, or the office alone.
alter table alerts
  add column audience text not null default 'everyone' check (audience in ('everyone', 'office'));
comment on column alerts.audience is 'vocabulary collaboration/alerts AlertAudience';

create or replace view open_alerts with (security_invoker = true) as
  select agency_id, id, subject_type, subject_id, title, priority, date, audience from alerts
  where status = 'active';
comment on view open_alerts is 'What somebody should look after, by whom it concerns, and who reads it.';
