-- Archived clients are found again: the last that was archived stands first.
create index clients_archived on clients (agency_id, archived_at desc, id)
  where archived_at is not null and merged_into_id is null;
