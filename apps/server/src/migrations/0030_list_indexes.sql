-- Lists that stay quick at 20,000 clients, 5,000 agents, 75,000 codes and years of the audit trail.

-- People are searched as clients are: one column, and a function that asks its index, which
-- row-level security keeps patterns away from.
alter table agents
  add column search text generated always as (
    lower(first_name || ' ' || last_name || ' ' || coalesce(phone, '') || ' '
      || coalesce(email::text, '') || ' ' || coalesce(npi, ''))
  ) stored;
create index agents_by_search on agents using gin (agency_id, search gin_trgm_ops);
create function app.agents_matching(patterns text[]) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog
  as $$
begin
  -- Planned anew for each search, since the index helps with longer patterns only; the longest first.
  return query execute
    'select id from public.agents where agency_id = $1 and search like $2 and search like all ($3)'
    using app.agency(),
      (select lower(pattern) from unnest(patterns) as pattern order by length(pattern) desc limit 1),
      array(select lower(pattern) from unnest(patterns) as pattern);
end
$$;
revoke execute on function app.agents_matching(text[]) from public;
grant execute on function app.agents_matching(text[]) to homeward_app;

-- The column is in lower case already: `like` compares it several times as fast as `ilike`.
create or replace function app.clients_matching(patterns text[]) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog
  as $$
begin
  return query execute
    'select id from public.clients where agency_id = $1 and archived_at is null
      and search like $2 and search like all ($3)'
    using app.agency(),
      (select lower(pattern) from unnest(patterns) as pattern order by length(pattern) desc limit 1),
      array(select lower(pattern) from unnest(patterns) as pattern);
end
$$;

-- The trail of a person, of an action and of a record, in the order in which it is listed.
drop index audit_events_by_user, audit_events_by_action, audit_events_by_record;
create index audit_events_by_user on audit_events (agency_id, user_id, at desc, id desc);
create index audit_events_by_action on audit_events (agency_id, action, at desc, id desc);
create index audit_events_by_record on audit_events
  (agency_id, record_type, record_id, at desc, id desc);

-- Codes that can stand on a claim, and the few of them that are common: what is offered by default.
create index icd_codes_billable on icd_codes (release_id, code) where billable;
create index icd_codes_common on icd_codes (release_id, code) where common;
