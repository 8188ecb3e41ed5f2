-- Lists are ordered by day and id in one direction, so the index has both in one, and the page is read from
-- it: before, all of an agency's were joined and sorted for it.
drop index authorizations_by_start;
create index authorizations_by_start on authorizations (agency_id, start_date, id);
create index authorizations_by_end on authorizations (agency_id, end_date, id);
drop index careplans_by_start;
create index careplans_by_start on careplans (agency_id, start_date, id);
