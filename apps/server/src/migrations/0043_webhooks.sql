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
