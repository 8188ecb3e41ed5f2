-- Alerts are found by the words that they say themselves.
create index alerts_by_words on alerts using gin (agency_id, lower(title || ' ' || body) gin_trgm_ops)
  with (fastupdate = off);

create function app.alerts_worded(pattern text) returns setof uuid
  language plpgsql stable rows 200 security definer set search_path = pg_catalog
  as $$
begin
  -- The index knows groups of three letters; it would only be in the way of a shorter pattern.
  if length(pattern) < 5 then
    return query select id from public.alerts
      where agency_id = app.agency() and lower(title || ' ' || body) || '' like lower(pattern);
  else
    return query select id from public.alerts
      where agency_id = app.agency() and lower(title || ' ' || body) like lower(pattern);
  end if;
end
$$;
revoke execute on function app.alerts_worded(text) from public;
grant execute on function app.alerts_worded(text) to homeward_app;

-- Whose visit an alert hangs on: a search by the client's name need not look up a visit for each alert.
alter table alerts add column visited_client_id uuid;
update alerts set visited_client_id = v.client_id
  from visits v where v.agency_id = alerts.agency_id and v.id = alerts.visit_id;

create function app.note_visited() returns trigger language plpgsql as $$
begin
  new.visited_client_id := coalesce(
    (select client_id from public.visits where agency_id = new.agency_id and id = new.visit_id),
    new.visited_client_id);
  return new;
end
$$;
create trigger visited before insert on alerts
  for each row when (new.visit_id is not null) execute function app.note_visited();

-- A merge of clients hands visits over.
create function app.follow_visited() returns trigger language plpgsql as $$
begin
  update public.alerts set visited_client_id = new.client_id
    where agency_id = new.agency_id and subject_type = 'visit' and subject_id = new.id;
  return null;
end
$$;
create trigger alerts_follow after update of client_id on visits
  for each row when (old.client_id is distinct from new.client_id) execute function app.follow_visited();
