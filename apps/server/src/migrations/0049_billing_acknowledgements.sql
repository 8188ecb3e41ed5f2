-- Answers to files of claims: TA1, 999 and 277CA.
create table acknowledgements (
  agency_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  -- SHA-256 over what it says and who says it; the same answer in another file is the same.
  content_sha256 bytea not null,
  kind text not null check (kind in ('TA1', '999', '277CA')),
  -- The file of ours that it answers; null where none is known.
  transmission_id uuid,
  accepted boolean not null,
  status text not null check (status in ('applied', 'held', 'dismissed')),
  -- What it says that a person has to know, in words.
  reasons text[] not null default '{}',
  accepted_count integer not null default 0,
  rejected_count integer not null default 0,
  received_at timestamptz not null default now(),
  lock_version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint acknowledgements_once unique (agency_id, content_sha256),
  foreign key (agency_id, file_id) references files (agency_id, id),
  foreign key (agency_id, transmission_id) references transmissions (agency_id, id)
);
create index acknowledgements_by_age on acknowledgements (agency_id, received_at desc, id);
create index acknowledgements_by_transmission on acknowledgements (agency_id, transmission_id);
create index acknowledgements_by_file on acknowledgements (agency_id, file_id);
select app.protect('acknowledgements');
select app.limit_to('acknowledgements', 'false');
comment on column acknowledgements.status is 'vocabulary billing/acknowledgements AcknowledgementStatus';
comment on column acknowledgements.kind is 'vocabulary billing/acknowledgements AcknowledgementKind';

alter table claim_filings
  add column answered_at timestamptz,
  -- Why the payor rejected it: sentences, each with the field that mends it.
  add column reasons jsonb not null default '[]';
create index transmissions_by_control on transmissions (agency_id, interchange_control);
create index transmissions_by_group on transmissions (agency_id, group_control);
