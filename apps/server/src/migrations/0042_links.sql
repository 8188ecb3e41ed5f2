-- People without an account (an applicant, a family, whoever answers questions) act by a link.
create table links (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  -- SHA-256 of the token; the token itself is nowhere stored.
  token_hash bytea not null,
  purpose text not null
    check (purpose in ('application', 'questionnaire', 'family_signature', 'interview')),
  -- The record that the link is about, named as the audit trail names it.
  subject_type text not null check (subject_type <> ''),
  subject_id uuid not null,
  -- Who acts by it, as the trail calls them.
  name text not null check (name <> ''),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  uses integer not null default 0 check (uses >= 0),
  last_used_at timestamptz,
  primary key (agency_id, id),
  unique (agency_id, token_hash)
);
create index links_by_token on links (token_hash);
create index links_by_subject on links (agency_id, subject_type, subject_id, id);
select app.protect('links');
-- Whose link it is must be known before its agency is; a use is counted in the same step.
create policy identity on links to homeward_identity using (true) with check (true);
grant select, update (uses, last_used_at) on links to homeward_identity;

-- What was done by link says by which.
alter table audit_events
  add column link_id uuid,
  add foreign key (agency_id, link_id) references links (agency_id, id);
alter table files
  add column created_by_link uuid,
  add foreign key (agency_id, created_by_link) references links (agency_id, id);

-- A key belongs to a person or to a link; the same text of two of them is two keys.
alter table idempotency_keys
  drop constraint idempotency_keys_pkey,
  alter column user_id drop not null,
  add column link_id uuid,
  add foreign key (agency_id, link_id) references links (agency_id, id),
  add check (num_nonnulls(user_id, link_id) = 1),
  add unique (agency_id, user_id, key),
  add unique (agency_id, link_id, key);
