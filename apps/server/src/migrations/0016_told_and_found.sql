-- Old notifications are removed once they were read.
grant delete on notifications to homeward_app;
create index notifications_by_age on notifications (agency_id, created_at) where read_at is not null;
-- What was told already, for work that looks again every few minutes.
create index notifications_by_about on notifications (agency_id, about);
-- Alerts by when they were set.
create index alerts_by_creation on alerts (agency_id, status, created_at, id);
-- Numbers of claims by their beginning; other orders than that of bytes cannot find it.
create index claims_by_number on claims (agency_id, number collate "C");
