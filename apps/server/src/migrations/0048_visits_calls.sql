-- Numbers by which caregivers are known on the phone; they type them on the telephone of the client.
create table phone_pins (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  pin_sealed text not null,
  pin_index bytea not null,
  set_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, agent_id),
  constraint phone_pins_once unique (agency_id, pin_index),
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
select app.protect('phone_pins', 'select, insert, update, delete');
select app.limit_by('phone_pins', 'agent_id agents');

-- Calls in which caregivers check in or out, and how far each came: the service asks anew for each step.
create table visit_calls (
  agency_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  call_sid text not null,
  -- As a phone number is spelled; empty where the caller hides it.
  caller text not null,
  started_at timestamptz not null,
  agent_id uuid,
  state jsonb not null,
  primary key (agency_id, id),
  unique (agency_id, account_id, call_sid),
  foreign key (agency_id, account_id) references integration_accounts (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
create index visit_calls_by_caller on visit_calls (agency_id, caller, started_at);
create index visit_calls_by_agent on visit_calls (agency_id, agent_id);
select app.protect('visit_calls', 'select, insert, update');
select app.limit_to('visit_calls', 'false');
