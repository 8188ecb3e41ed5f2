-- The audit trail becomes a chain. Each event carries a keyed hash of its content, made by the
-- application, which a superuser of the database cannot make; a sealer then links the events of an
-- agency one to the next. Events that nobody sealed yet wait in a queue of their own.
alter table audit_events
  -- Null for events from before there was a chain: the first seal takes them over.
  add column mac bytea,
  add column mac_key text;

create table audit_waiting (
  agency_id uuid not null references agencies (id),
  event_id uuid not null,
  primary key (agency_id, event_id),
  foreign key (agency_id, event_id) references audit_events (agency_id, id)
);
select app.protect('audit_waiting', 'select, insert, delete');
insert into audit_waiting select agency_id, id from audit_events;

create table audit_chain (
  agency_id uuid not null references agencies (id),
  -- 1, 2, 3 … without a gap.
  position bigint not null check (position > 0),
  event_id uuid not null,
  -- Keyed hash over the link before, the position and the event.
  link bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (agency_id, position),
  unique (agency_id, event_id)
);
select app.protect('audit_chain', 'select, insert');

create index audit_events_by_time on audit_events (agency_id, at desc, id desc);
create index audit_events_by_user on audit_events (agency_id, user_id, id desc);
create index audit_events_by_action on audit_events (agency_id, action, id desc);
