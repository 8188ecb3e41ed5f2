-- Two records of one person become one, and can become two again.
create table client_merges (
  agency_id uuid not null,
  id uuid not null,
  -- The record that stays, and the one that was merged into it.
  client_id uuid not null,
  other_id uuid not null,
  -- The fields whose values were exchanged: what stays got the other's, and the other keeps the former.
  take text[] not null default '{}',
  -- The other's status before.
  other_status text not null,
  -- Addresses that stopped being the primary one of their record.
  demoted_address_ids uuid[] not null default '{}',
  -- What moved: table, column and the keys of its rows.
  moved jsonb not null,
  merged_at timestamptz not null,
  merged_by text not null,
  undone_at timestamptz,
  undone_by text,
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, other_id) references clients (agency_id, id),
  check (client_id <> other_id),
  check ((undone_at is null) = (undone_by is null))
);
create index client_merges_by_client on client_merges (agency_id, client_id, id desc);
create index client_merges_by_other on client_merges (agency_id, other_id, id desc);
select app.protect('client_merges');

-- Every reference to a client, as the catalogue knows them, but for the merges' own: table, column and
-- the columns of the table's key.
create function app.client_references()
  returns table (relation regclass, reference name, key_columns name[])
  language sql stable set search_path = pg_catalog
  as $$
    select k.conrelid::regclass, h.attname,
      (select array_agg(p.attname order by p.attnum)
        from pg_constraint pk
        join pg_attribute p on p.attrelid = pk.conrelid and p.attnum = any (pk.conkey)
        where pk.conrelid = k.conrelid and pk.contype = 'p')
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as pair(here, there)
    join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here
    join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there
    where k.contype = 'f' and k.confrelid = 'public.clients'::regclass and t.attname = 'id'
      and k.conrelid <> 'public.client_merges'::regclass
    order by 1, 2
  $$;

-- Lets all that hangs on one client of the running agency hang on another, and answers what moved.
-- Rooms own their tables; this is the one place that moves rows of all of them, so that no table
-- that a room adds later can be forgotten.
create function app.move_client_rows(from_client uuid, to_client uuid) returns jsonb
  language plpgsql security definer set search_path = pg_catalog
  as $$
declare
  found record;
  keys jsonb;
  moved jsonb := '[]';
begin
  if (select count(*) from public.clients
      where agency_id = app.agency() and id in (from_client, to_client)) <> 2 then
    raise exception 'both clients must belong to the running agency';
  end if;
  for found in select * from app.client_references() loop
    execute format(
      'with moved as (
         update %1$s as t set %2$I = $1 where t.agency_id = $2 and t.%2$I = $3 returning t.*)
       select jsonb_agg(jsonb_build_object(%3$s)) from moved m',
      found.relation, found.reference,
      (select string_agg(format('%L, m.%I', key, key), ', ') from unnest(found.key_columns) key))
      into keys using to_client, app.agency(), from_client;
    if keys is not null then
      moved := moved || jsonb_build_object(
        'table', found.relation::text, 'column', found.reference, 'keys', keys);
    end if;
  end loop;
  return moved;
end
$$;

-- Lets what a merge moved hang on its first client again. Rows that are gone or hang elsewhere since are left.
create function app.return_client_rows(merge_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
declare
  merge public.client_merges;
  entry jsonb;
  known record;
begin
  select * into strict merge from public.client_merges
    where agency_id = app.agency() and id = merge_id and undone_at is null;
  for entry in select jsonb_array_elements(merge.moved) loop
    -- Only what the catalogue names is touched, whatever stands in the row.
    select * into known from app.client_references()
      where relation::text = entry ->> 'table' and reference = entry ->> 'column';
    continue when not found;
    execute format(
      'update %1$s as t set %2$I = $1
       from jsonb_populate_recordset(null::%1$s, $2) as k
       where t.agency_id = $3 and t.%2$I = $4 and %3$s',
      known.relation, known.reference,
      (select string_agg(format('t.%1$I = k.%1$I', key), ' and ') from unnest(known.key_columns) key))
      using merge.other_id, entry -> 'keys', app.agency(), merge.client_id;
  end loop;
end
$$;
revoke execute on function app.client_references(), app.move_client_rows(uuid, uuid),
  app.return_client_rows(uuid) from public;
grant execute on function app.client_references(), app.move_client_rows(uuid, uuid),
  app.return_client_rows(uuid) to homeward_app;
