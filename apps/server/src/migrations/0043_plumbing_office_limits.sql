-- Whoever is limited to offices works as a role of their own. It has the rights of homeward_app; policies that
-- hold for it alone leave only what belongs to those offices. Nobody else pays for them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'homeward_office') then
    create role homeward_office nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the cluster was migrated at the same moment
end
$$;
do $$
begin
  if not pg_has_role('homeward_office', 'homeward_app', 'member') then
    grant homeward_app to homeward_office;
  end if;
exception when unique_violation then
  null;
end
$$;
grant homeward_office to current_user;

-- The offices of the running transaction; null for everybody who is not limited.
create function app.offices() returns uuid[]
  language sql stable parallel safe
  as $$ select string_to_array(nullif(current_setting('app.office_ids', true), ''), ',')::uuid[] $$;
grant execute on function app.offices() to homeward_app;

-- Lets homeward_office see and write the rows of a table for which a condition holds. The owner of the tables
-- is a member of that role, and is not meant.
create function app.limit_to(target regclass, condition text, command text default 'all') returns void
  language plpgsql
  as $$
begin
  execute format('create policy office on %s as restrictive for %s to homeward_office
    using (current_user <> ''homeward_office'' or (%s))', target, command, condition);
end
$$;

-- The same for what belongs to rows of other tables: each of these columns names a row that may be seen, or is
-- null. Whatever holds for that table holds for this one.
create function app.limit_by(target regclass, variadic links text[]) returns void
  language plpgsql
  as $$
declare
  parts text[] := array(
    select format('(%1$s.%2$I is null or exists (select from public.%3$I o
        where o.agency_id = %1$s.agency_id and o.id = %1$s.%2$I))',
      target, split_part(link, ' ', 1), split_part(link, ' ', 2))
    from unnest(links) link);
begin
  perform app.limit_to(target, array_to_string(parts, ' and '));
end
$$;
revoke execute on function app.limit_to(regclass, text, text), app.limit_by(regclass, text[]) from public;

select app.limit_to('offices', 'id = any ((select app.offices())::uuid[])');
select app.limit_to('clients', 'office_id = any ((select app.offices())::uuid[])');

-- What belongs to a client.
select app.limit_by(target, 'client_id clients') from unnest(array['client_addresses', 'client_contacts',
  'client_absences', 'client_merges', 'authorizations', 'authorization_services', 'assessments', 'careplans', 'visits',
  'claims']::regclass[]) target;
select app.limit_by('shifts', 'careplan_id careplans');
select app.limit_by('shift_services', 'shift_id shifts');
select app.limit_by('shift_activities', 'shift_id shifts');
select app.limit_by('assessment_services', 'assessment_id assessments');
select app.limit_by('assessment_activities', 'assessment_id assessments');
select app.limit_by('visit_services', 'visit_id visits');
select app.limit_by('visit_activities', 'visit_id visits');
select app.limit_by('absent_visits', 'visit_id visits');
select app.limit_by('claim_visits', 'claim_id claims');

-- People: whoever works for these offices, or for clients of theirs. Someone new has no office yet.
select app.limit_to('assignments', 'office_id = any ((select app.offices())::uuid[])', 'select');
create policy office_writes on assignments as restrictive for insert to homeward_office
  with check (current_user <> 'homeward_office'
    or limited and office_id = any ((select app.offices())::uuid[]));
create policy office_changes on assignments as restrictive for update to homeward_office
  using (current_user <> 'homeward_office' or limited)
  with check (current_user <> 'homeward_office'
    or limited and office_id = any ((select app.offices())::uuid[]));
select app.limit_to('agents', $$
  exists (select from public.assignments o where o.agency_id = agents.agency_id and o.agent_id = agents.id)
  or exists (select from public.visits o where o.agency_id = agents.agency_id and o.agent_id = agents.id)
  $$, 'select');
select app.limit_to(target, format('exists (select from public.agents o
    where o.agency_id = %1$s.agency_id and o.id = %1$s.agent_id)', target), 'select')
  from unnest(array['agent_private_profiles', 'agent_addresses', 'agent_emergency_contacts',
    'agent_credentials', 'agent_hours', 'agent_hour_exceptions', 'agent_absences', 'invites']::regclass[]) target;

-- What hangs on records.
select app.limit_by('comments', 'client_id clients', 'visit_id visits', 'agent_id agents');
select app.limit_by('alerts', 'client_id clients', 'visit_id visits', 'agent_id agents');
select app.limit_by('folders', 'client_id clients', 'agent_id agents');
select app.limit_by('attachments', 'client_id clients', 'agent_id agents');
select app.limit_by('signatures', 'visit_id visits', 'careplan_id careplans');

-- Money belongs to the agency as a whole, except what is of a claim.
select app.limit_to(target, 'false')
  from unnest(array['transmissions', 'eras', 'era_files', 'era_claims', 'era_charges', 'era_adjustments',
    'era_provider_adjustments']::regclass[]) target;
select app.limit_to('journal_entries', $$
  exists (select from public.claims o
    where o.agency_id = journal_entries.agency_id and o.id = journal_entries.claim_id)$$);
select app.limit_by('journal_lines', 'entry_id journal_entries');

-- Whether a record may be seen, by its type: for what names records without a reference, as the trail does.
create function app.in_office(type text, record uuid) returns boolean
  language sql stable
  as $$
    select app.offices() is null or case type
      when 'client' then exists (select from clients where id = record)
      when 'visit' then exists (select from visits where id = record)
      when 'authorization' then exists (select from authorizations where id = record)
      when 'assessment' then exists (select from assessments where id = record)
      when 'careplan' then exists (select from careplans where id = record)
      when 'claim' then exists (select from claims where id = record)
      when 'agent' then exists (select from agents where id = record)
      when 'office' then exists (select from offices where id = record)
      when 'comment' then exists (select from comments where id = record)
      when 'alert' then exists (select from alerts where id = record)
      when 'folder' then exists (select from folders where id = record)
      when 'attachment' then exists (select from attachments where id = record)
      when 'agency' then true
      when 'payor' then true
      when 'rate' then true
      when 'service' then true
      when 'category' then true
      when 'activity' then true
      when 'phone_number' then true
      when 'diagnosis_code' then true
      else false
    end
  $$;
grant execute on function app.in_office(text, uuid) to homeward_app;
select app.limit_to('links', 'app.in_office(subject_type, subject_id)', 'select');

-- These two ask indexes that row-level security keeps out of reach, so they keep the limit themselves.
create or replace function app.clients_found(patterns text[]) returns setof clients
  language plpgsql stable rows 200 security definer set search_path = pg_catalog
  as $$
declare
  -- The longest first, for it leaves the fewest.
  wanted text[] := array(select lower(p) from unnest(patterns) p order by length(p) desc);
begin
  if app.offices() is not null then
    return query select c.* from public.clients c
      where c.agency_id = app.agency() and c.office_id = any (app.offices()) and c.search like all (wanted);
  elsif length(wanted[1]) < 5 then
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
create or replace function app.agents_found(patterns text[]) returns setof agents
  language plpgsql stable rows 200 security definer set search_path = pg_catalog
  as $$
declare
  -- The longest first, for it leaves the fewest.
  wanted text[] := array(select lower(p) from unnest(patterns) p order by length(p) desc);
begin
  if app.offices() is not null then
    return query select a.* from public.agents a
      where a.agency_id = app.agency() and a.search like all (wanted)
        and (exists (select from public.assignments o where o.agency_id = a.agency_id
            and o.agent_id = a.id and o.office_id = any (app.offices()))
          or exists (select from public.visits v join public.clients c
              on c.agency_id = v.agency_id and c.id = v.client_id
            where v.agency_id = a.agency_id and v.agent_id = a.id and c.office_id = any (app.offices())));
  elsif length(wanted[1]) < 5 then
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
