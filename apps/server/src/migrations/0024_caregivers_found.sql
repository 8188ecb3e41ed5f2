-- A search finds people who work for the agency once, as rows; see the same of clients.
drop index agents_by_search;
create index agents_by_search on agents using gin (agency_id, search gin_trgm_ops) with (fastupdate = off);

create function app.agents_found(patterns text[]) returns setof agents
  language plpgsql stable rows 200 security definer set search_path = pg_catalog
  as $$
declare
  -- The longest first, for it leaves the fewest.
  wanted text[] := array(select lower(p) from unnest(patterns) p order by length(p) desc);
begin
  if length(wanted[1]) < 5 then
    return query select a.* from public.agents a
      where a.agency_id = app.agency() and a.search like all (wanted);
  elsif cardinality(wanted) = 1 then
    return query select a.* from public.agents a
      where a.agency_id = app.agency() and a.search like wanted[1];
  else
    return query select a.* from public.agents a
      where a.agency_id = app.agency() and a.search like wanted[1] and a.search like all (wanted[2:]);
  end if;
end
$$;
revoke execute on function app.agents_found(text[]) from public;
grant execute on function app.agents_found(text[]) to homeward_app;
drop function app.agents_matching(text[]);
