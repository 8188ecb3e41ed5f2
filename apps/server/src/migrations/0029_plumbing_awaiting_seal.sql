-- Only the ids of agencies with events that nobody sealed yet, so that a sweep goes to those alone.
create function app.agencies_awaiting_seal() returns setof uuid
  language sql security definer stable set search_path = pg_catalog
  as $$
    select a.id from public.agencies a
    where exists (select from public.audit_waiting w where w.agency_id = a.id)
  $$;
revoke execute on function app.agencies_awaiting_seal() from public;
grant execute on function app.agencies_awaiting_seal() to homeward_app;
