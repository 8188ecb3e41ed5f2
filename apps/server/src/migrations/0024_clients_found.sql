-- A search finds clients once, as rows: what a list compares and orders them by comes with them, so none
-- is fetched a second time behind row-level security. Archived ones are in the index too, for what asks
-- about them.
drop index clients_by_search;
-- What waits for its place in such an index is read through by every search until somebody vacuums: after
-- 3,000 new clients that was three times the search itself. Putting it in place at once costs 0.03 ms a client.
create index clients_by_search on clients using gin (agency_id, search gin_trgm_ops) with (fastupdate = off);

-- Patterns are compared by operators that row-level security does not let near an index: they might tell
-- what they see. This function asks the index itself, within the agency. The index knows groups of three
-- letters, and nothing shorter.
create function app.clients_found(patterns text[]) returns setof clients
  language plpgsql stable rows 200 security definer set search_path = pg_catalog
  as $$
declare
  -- The longest first, for it leaves the fewest.
  wanted text[] := array(select lower(p) from unnest(patterns) p order by length(p) desc);
begin
  if length(wanted[1]) < 5 then
    return query select c.* from public.clients c
      where c.agency_id = app.agency() and c.search like all (wanted);
  elsif cardinality(wanted) = 1 then
    return query select c.* from public.clients c
      where c.agency_id = app.agency() and c.search like wanted[1];
  else
    return query select c.* from public.clients c
      where c.agency_id = app.agency() and c.search like wanted[1] and c.search like all (wanted[2:]);
  end if;
end
$$;
revoke execute on function app.clients_found(text[]) from public;
grant execute on function app.clients_found(text[]) to homeward_app;
drop function app.clients_matching(text[]);
