-- The planner learns of the codes of a release as soon as they are there: a search right after a
-- load would be slow otherwise, until the database counts the rows by itself.
create function app.count_codes() returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$ begin analyze public.icd_codes; end $$;
revoke execute on function app.count_codes() from public;
grant execute on function app.count_codes() to homeward_app;
