-- By which number a payor knows a person; without one it is the person's own number.
create table agent_provider_numbers (
  agency_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  payor_id uuid not null,
  number text not null check (length(number) between 1 and 50),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint agent_provider_numbers_once unique (agency_id, agent_id, payor_id) deferrable,
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id)
);
create index agent_provider_numbers_by_payor on agent_provider_numbers (agency_id, payor_id);
select app.protect('agent_provider_numbers', 'select, insert, update, delete');
select app.limit_by('agent_provider_numbers', 'agent_id agents');

-- What a person is, for payors that want to know it of who gave the care.
alter table agents add column taxonomy_code text check (taxonomy_code ~ '^[0-9A-Z]{9}X$');
