-- What one person says to another at this moment, on its way between processes: a NOTIFY carries the id
-- alone. Not written ahead and swept after a minute; a crash may forget it.
create unlogged table live_signals (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  -- Who is to hear it.
  user_id uuid not null references users (id),
  -- Sealed: the kind, who says it, and what.
  content text not null check (length(content) < 100000),
  created_at timestamptz not null,
  primary key (agency_id, id)
);
create index live_signals_by_age on live_signals (created_at);
select app.protect('live_signals', 'select, insert');

-- For the plumbing, which sweeps those of every agency at once.
create function app.sweep_signals(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog
  as $$ delete from public.live_signals where created_at < before $$;
revoke execute on function app.sweep_signals(timestamptz) from public;
grant execute on function app.sweep_signals(timestamptz) to homeward_identity;
