-- Processes of the version before ask so until they are replaced.
create function app.clients_matching(patterns text[]) returns setof uuid
  language sql stable rows 50 security definer set search_path = pg_catalog
  as $$ select id from app.clients_found(patterns) where archived_at is null $$;
revoke execute on function app.clients_matching(text[]) from public;
grant execute on function app.clients_matching(text[]) to homeward_app;
