-- A write that must leave its trace in the trail fails where the trail did not keep it, whatever swallowed it.
-- Nobody waits for the answer of that statement, so it is the statement itself that fails.
create function app.kept_all(kept bigint, wanted bigint) returns void
  language plpgsql immutable set search_path = pg_catalog
  as $$
begin
  if kept is distinct from wanted then
    raise exception 'the audit trail kept % of % events', kept, wanted;
  end if;
end
$$;
revoke execute on function app.kept_all(bigint, bigint) from public;
grant execute on function app.kept_all(bigint, bigint) to homeward_app;
