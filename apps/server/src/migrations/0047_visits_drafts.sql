-- A draft is on the schedule of the office alone: no phone shows it, and nobody checks in to it.
alter table visits add column draft boolean not null default false;
alter table visits add constraint visits_drafts_have_not_begun
  check (not draft or status in ('available', 'scheduled', 'canceled', 'archived'));
