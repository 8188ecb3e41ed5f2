-- Open visits that a scheduler offers to caregivers, in waves, until a deadline.
create table visit_offers (
  agency_id uuid not null,
  id uuid not null,
  visit_id uuid not null,
  mode text not null check (mode in ('first', 'pick')),
  status text not null default 'open' check (status in ('open', 'filled', 'withdrawn', 'expired', 'closed')),
  -- The time of the visit as it was offered: who accepts does not accept another one.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The last moment to answer.
  expires_at timestamptz not null,
  -- The wave that was told last, and when the next one is due; null where nobody is left.
  wave integer not null default 0,
  wave_size integer not null check (wave_size between 1 and 50),
  wave_minutes integer not null check (wave_minutes between 1 and 1440),
  next_wave_at timestamptz,
  note text,
  -- Why it may be assigned although something speaks against some of those whom it is offered to.
  assignment_reason text,
  created_by uuid,
  created_by_name text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  lock_version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id)
);
comment on column visit_offers.mode is 'vocabulary visits/offers OfferMode';
comment on column visit_offers.status is 'vocabulary visits/offers OfferStatus';
create unique index visit_offers_open on visit_offers (agency_id, visit_id) where status = 'open';
create index visit_offers_by_visit on visit_offers (agency_id, visit_id, created_at desc);
create index visit_offers_by_time on visit_offers (agency_id, created_at desc, id);
select app.protect('visit_offers');
select app.limit_by('visit_offers', 'visit_id visits');

-- Whom a visit is offered to, in their order, and what they answered.
create table visit_offer_recipients (
  agency_id uuid not null,
  id uuid not null,
  offer_id uuid not null,
  agent_id uuid not null,
  position integer not null,
  answer text not null default 'waiting'
    check (answer in ('waiting', 'told', 'accepted', 'declined', 'left_out')),
  -- What spoke against them when the visit was offered, and was allowed.
  exceptions text[] not null default '{}',
  wave integer,
  told_at timestamptz,
  answered_at timestamptz,
  -- Why they declined, or were left out.
  why text,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, offer_id, agent_id),
  foreign key (agency_id, offer_id) references visit_offers (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id)
);
comment on column visit_offer_recipients.answer is 'vocabulary visits/offers OfferAnswer';
comment on column visit_offer_recipients.exceptions is 'vocabulary visits/assignment/findings FindingId[]';
create index visit_offer_recipients_by_agent on visit_offer_recipients (agency_id, agent_id)
  where answer in ('told', 'accepted');
select app.protect('visit_offer_recipients');
select app.limit_by('visit_offer_recipients', 'offer_id visit_offers');
