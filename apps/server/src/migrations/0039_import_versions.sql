-- Which version of a record an import left behind: what was changed since then is not taken back.
-- Rows from before there was this column know no version, and are taken back as they were.
alter table import_rows add column record_version integer;
comment on column import_rows.record_version is 'lock_version of the record when it was brought in';

-- Whether somebody who is there was brought in by an import, and by which one.
create index import_rows_by_record on import_rows (agency_id, record_id)
  where record_id is not null;
