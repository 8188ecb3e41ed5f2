-- A care plan in force is revised as its next version; the earlier ones stay as they were.
alter table careplans
  add column version integer not null default 1 check (version >= 1),
  -- The first version of the plan; null for that one itself.
  add column first_id uuid,
  add foreign key (agency_id, first_id) references careplans (agency_id, id),
  add constraint careplans_later_have_first check ((version > 1) = (first_id is not null));
create unique index careplans_by_version on careplans (agency_id, first_id, version)
  where first_id is not null;
-- Two people cannot prepare the next version at the same time.
create unique index careplans_one_revision on careplans (agency_id, first_id)
  where first_id is not null and status in ('draft', 'scheduled');

-- A shift of a later version continues one of an earlier version, with its rhythm.
alter table shifts
  -- The first shift of the series; null for that one itself.
  add column series_id uuid,
  -- The day from which its intervals are counted; null: the start of its plan.
  add column series_start date,
  add foreign key (agency_id, series_id) references shifts (agency_id, id);
create index shifts_by_series on shifts (agency_id, coalesce(series_id, id));
