-- What was cleared today is listed, the last one first.
create index visits_reviewed on visits (agency_id, reviewed_at) where reviewed_at is not null;
