-- Whether visits that the office adds wait as drafts until somebody publishes them.
alter table agencies add column schedule_drafts boolean not null default false;
