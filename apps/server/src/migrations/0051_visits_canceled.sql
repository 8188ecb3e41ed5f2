-- The feed tells what was canceled lately, on whatever day the visit was to be.
create index visits_canceled on visits (agency_id, canceled_at) where canceled_at is not null;
