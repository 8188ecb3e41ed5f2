-- The trail. It names agencies and people, so it comes after them; the plumbing alone writes it.

-- Who did what to which record. Append-only: the application can neither change nor remove a row.
-- Each event carries a keyed hash of its content, made by the application, which a superuser of the
-- database cannot make; a sealer then links the events of an agency one to the next.
create table audit_events (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid references users (id),
  -- The link by which somebody without an account did it.
  link_id uuid,
  actor text not null,
  action text not null,
  record_type text not null,
  record_id uuid not null,
  -- Field by field what it was and what it became; protected values masked.
  changes jsonb not null default '{}',
  request_id text not null,
  -- Null for events that came from another installation: the first seal takes them over.
  mac bytea,
  mac_key text,
  primary key (agency_id, id),
  foreign key (agency_id, link_id) references links (agency_id, id)
);
-- The trail as a whole, of a person, of an action and of a record, in the order in which it is listed.
create index audit_events_by_time on audit_events (agency_id, at desc, id desc);
create index audit_events_by_user on audit_events (agency_id, user_id, at desc, id desc);
create index audit_events_by_action on audit_events (agency_id, action, at desc, id desc);
create index audit_events_by_record on audit_events
  (agency_id, record_type, record_id, at desc, id desc);
select app.protect('audit_events', 'select, insert');

-- Events that nobody sealed yet.
create table audit_waiting (
  agency_id uuid not null references agencies (id),
  event_id uuid not null,
  primary key (agency_id, event_id),
  foreign key (agency_id, event_id) references audit_events (agency_id, id)
);
select app.protect('audit_waiting', 'select, insert, delete');

create table audit_chain (
  agency_id uuid not null references agencies (id),
  -- 1, 2, 3 … without a gap.
  position bigint not null check (position > 0),
  event_id uuid not null,
  -- Keyed hash over the link before, the position and the event, and the key it was made with, so
  -- that keys can change while the trail is kept.
  link bytea not null,
  link_key text not null,
  -- For events that came without a hash: the keyed hash that they were taken over with.
  adopted_mac bytea,
  sealed_at timestamptz not null default now(),
  primary key (agency_id, position),
  unique (agency_id, event_id)
);
select app.protect('audit_chain', 'select, insert');

-- What other services delivered, so that one delivery is worked on once however often it is sent.
create table webhook_deliveries (
  agency_id uuid not null references agencies (id),
  -- The path as it is declared.
  path text not null check (path <> ''),
  -- SHA-256 of the account in the path and of what the sender calls the delivery.
  delivery bytea not null check (length(delivery) = 32),
  -- What was answered, for a delivery that is sent again.
  answer text,
  received_at timestamptz not null default now(),
  primary key (agency_id, path, delivery)
);
create index webhook_deliveries_by_age on webhook_deliveries (agency_id, received_at);
select app.protect('webhook_deliveries', 'select, insert, update, delete');
