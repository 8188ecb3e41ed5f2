-- How many records of each account are done, counted from the index alone.
create index vendor_verifications_done on vendor_verifications (agency_id, account_id, status)
  where status in ('verified', 'archived');
