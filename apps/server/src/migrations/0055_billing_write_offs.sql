-- What one person may write off of a claim alone; more needs a second person.
alter table agencies add column write_off_limit_cents integer not null default 25000
  check (write_off_limit_cents >= 0);

-- What people gave up of claims. The journal has the money of those that are posted.
create table write_offs (
  agency_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('waiting', 'posted', 'withdrawn', 'undone')),
  asked_at timestamptz not null,
  asked_by_id uuid,
  asked_by_name text not null,
  -- Who approved, withdrew or undid it last, and why where that was asked.
  decided_at timestamptz,
  decided_by_name text,
  note text,
  primary key (agency_id, id),
  foreign key (agency_id, claim_id) references claims (agency_id, id),
  foreign key (asked_by_id) references users (id)
);
comment on column write_offs.state is 'vocabulary billing/write-offs WriteOffState';
create index write_offs_by_claim on write_offs (agency_id, claim_id, asked_at);
create unique index write_offs_one_waits on write_offs (agency_id, claim_id) where state = 'waiting';
select app.protect('write_offs', 'select, insert, update');
select app.limit_by('write_offs', 'claim_id claims');
