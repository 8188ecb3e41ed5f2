-- A write that was done already is refused by the statement that comes before its first one, in the same
-- message: what it answered is read afterwards, by the few that need it.
create function app.refuse_replayed(done boolean) returns void
  language plpgsql immutable set search_path = pg_catalog
  as $$
begin
  if done then
    raise exception 'this write was done already' using errcode = 'HW001';
  end if;
end
$$;
revoke execute on function app.refuse_replayed(boolean) from public;
grant execute on function app.refuse_replayed(boolean) to homeward_app;
