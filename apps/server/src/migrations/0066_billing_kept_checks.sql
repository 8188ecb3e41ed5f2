-- Lists show an open claim by what was found when it was last checked, where nothing changed since.

-- In which words a rule failed, and in which place among the others.
alter table claim_checks
  add column sentence text not null default '',
  add column place integer not null default 0;
alter table claim_checks alter column sentence drop default, alter column place drop default;

-- The claims that were checked: as which version, and on which day of the agency, since days pass.
create table checked_claims (
  agency_id uuid not null,
  claim_id uuid not null,
  lock_version integer not null,
  day date not null,
  primary key (agency_id, claim_id),
  foreign key (agency_id, claim_id) references claims (agency_id, id)
);
select app.protect('checked_claims', 'select, insert, update, delete');
select app.limit_by('checked_claims', 'claim_id claims');

-- Whether work of the agency in a queue is still to be done. What was given up counts for two days.
create function app.work_waits(task text) returns boolean
  language sql stable security definer set search_path = pg_catalog
  as $$
  select exists (select from graphile_worker.jobs j
    where j.queue_name = task || ':' || app.agency()
      and (j.attempts < j.max_attempts or j.locked_at is not null or j.updated_at > now() - interval '2 days'))
$$;
revoke execute on function app.work_waits(text) from public;
grant execute on function app.work_waits(text) to homeward_app;

-- The entries of an account are found in the order of their days. An entry is never changed, so neither is its day.
alter table journal_lines add column entry_date date;
alter table journal_lines disable trigger journal_stays;
update journal_lines l set entry_date = e.date from journal_entries e
  where e.agency_id = l.agency_id and e.id = l.entry_id;
alter table journal_lines enable trigger journal_stays;
alter table journal_lines alter column entry_date set not null;
drop index journal_lines_by_account;
create index journal_lines_by_account on journal_lines (agency_id, account, entry_date desc, entry_id desc);
