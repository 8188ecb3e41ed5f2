-- Processes of the version before ask so until they are replaced.
create function app.agents_matching(patterns text[]) returns setof uuid
  language sql stable rows 50 security definer set search_path = pg_catalog
  as $$ select id from app.agents_found(patterns) $$;
revoke execute on function app.agents_matching(text[]) from public;
grant execute on function app.agents_matching(text[]) to homeward_app;
