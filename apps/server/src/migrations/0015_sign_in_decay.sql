-- When a subject last failed: after an hour without a failure its count begins anew, and rows that
-- nobody needs any more are swept, so that neither an office behind one address nor a guesser with
-- many names fills the table for good.
alter table sign_in_failures add column failed_at timestamptz not null default now();
create index sign_in_failures_by_age on sign_in_failures (failed_at);
