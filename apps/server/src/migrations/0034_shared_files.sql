-- A copy of an agency that was restored beside it has files of the same ids, and so the same bytes:
-- they are removed with the last of the rows. Tells nothing of another agency but that.
create index files_by_id on files (id);
create function app.file_is_elsewhere(file uuid) returns boolean
  language sql security definer stable set search_path = pg_catalog
  as $$
    select exists (select from public.files f where f.id = file and f.agency_id <> app.agency())
  $$;
revoke execute on function app.file_is_elsewhere(uuid) from public;
grant execute on function app.file_is_elsewhere(uuid) to homeward_app;

-- Each night looks for uploads that hang on nothing.
create index files_by_age on files (agency_id, created_at);
