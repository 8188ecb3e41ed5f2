-- What EVV vendors are told, and what they answered.

-- Records that changed and that vendors may have to hear of. A change writes its row in its own transaction,
-- so no change is lost; the room takes the rows and deletes them.
create table verification_changes (
  agency_id uuid not null references agencies (id),
  -- A payor stands for its visits of the last months, the agency for everything that is held or was rejected.
  kind text not null check (kind in ('agent', 'client', 'visit', 'payor', 'agency')),
  record_id uuid not null,
  changed_at timestamptz not null default now(),
  primary key (agency_id, kind, record_id)
);
comment on column verification_changes.kind is 'vocabulary verification/vocabulary VerificationSubject';
select app.protect('verification_changes', 'select, insert, update, delete');
select app.limit_to('verification_changes', 'true');

create function app.note_verification_change() returns trigger language plpgsql as $$
begin
  insert into public.verification_changes (agency_id, kind, record_id)
    values (new.agency_id, tg_argv[0], (to_jsonb(new) ->> tg_argv[1])::uuid)
    on conflict (agency_id, kind, record_id) do update set changed_at = now();
  return null;
end
$$;

-- A visit concerns a vendor once it is approved, and whatever happens to it after that; a missed one too.
create trigger visits_to_verify after insert on visits for each row
  when (new.status = 'approved' or new.missed_reason is not null)
  execute function app.note_verification_change('visit', 'id');
create trigger visits_to_verify_again after update on visits for each row
  when ((new.status = 'approved' or old.status = 'approved' or new.missed_reason is not null
      or old.missed_reason is not null) and
    (new.lock_version, new.status, new.client_id, new.agent_id, new.payor_id, new.authorization_id, new.scheduled_date,
      new.starts_at, new.ends_at, new.check_in_at, new.check_out_at, new.reviewed_check_in_at,
      new.reviewed_check_out_at, new.reviewed_check_in_latitude, new.reviewed_check_in_longitude,
      new.reviewed_check_out_latitude, new.reviewed_check_out_longitude, new.review_reason,
      new.review_action, new.review_note, new.check_in_reason, new.check_out_reason, new.missed_reason,
      new.missed_action)
    is distinct from
    (old.lock_version, old.status, old.client_id, old.agent_id, old.payor_id, old.authorization_id, old.scheduled_date,
      old.starts_at, old.ends_at, old.check_in_at, old.check_out_at, old.reviewed_check_in_at,
      old.reviewed_check_out_at, old.reviewed_check_in_latitude, old.reviewed_check_in_longitude,
      old.reviewed_check_out_latitude, old.reviewed_check_out_longitude, old.review_reason,
      old.review_action, old.review_note, old.check_in_reason, old.check_out_reason, old.missed_reason,
      old.missed_action))
  execute function app.note_verification_change('visit', 'id');

create trigger clients_to_verify after update on clients for each row
  when ((new.first_name, new.middle_name, new.last_name, new.medicaid_number_index, new.birthdate, new.phone,
      new.status)
    is distinct from
    (old.first_name, old.middle_name, old.last_name, old.medicaid_number_index, old.birthdate, old.phone,
      old.status))
  execute function app.note_verification_change('client', 'id');
create trigger client_addresses_to_verify after insert or update on client_addresses for each row
  execute function app.note_verification_change('client', 'client_id');
create trigger agents_to_verify after update on agents for each row
  when ((new.first_name, new.last_name, new.email, new.phone, new.npi, new.status)
    is distinct from (old.first_name, old.last_name, old.email, old.phone, old.npi, old.status))
  execute function app.note_verification_change('agent', 'id');
create trigger payors_to_verify after update on payors for each row
  when ((new.evv_account_id, new.aggregator_account_id, new.payer_id)
    is distinct from (old.evv_account_id, old.aggregator_account_id, old.payer_id))
  execute function app.note_verification_change('payor', 'id');
-- What may have kept records back.
create trigger services_to_verify after update on services for each row
  when ((new.procedure_code, new.modifiers) is distinct from (old.procedure_code, old.modifiers))
  execute function app.note_verification_change('agency', 'agency_id');
create trigger offices_to_verify after update on offices for each row
  when (new.npi is distinct from old.npi)
  execute function app.note_verification_change('agency', 'agency_id');

create function app.note_verification_of_agency() returns trigger language plpgsql as $$
begin
  insert into public.verification_changes (agency_id, kind, record_id) values (new.id, 'agency', new.id)
    on conflict (agency_id, kind, record_id) do update set changed_at = now();
  return null;
end
$$;
create trigger agencies_to_verify after update on agencies for each row
  when ((new.npi, new.tax_id, new.street, new.zip) is distinct from
    (old.npi, old.tax_id, old.street, old.zip))
  execute function app.note_verification_of_agency();

-- One record at one vendor's account.
create table vendor_verifications (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  account_id uuid not null,
  account_kind text not null generated always as ('evv') stored,
  kind text not null check (kind in ('agent', 'client', 'visit')),
  -- The visit, client or caregiver.
  parent_id uuid not null,
  -- The client of a visit, or the client; who is limited to offices sees by it.
  client_id uuid,
  -- The caregiver of a visit, or the caregiver.
  agent_id uuid,
  -- The day of a visit.
  day date,
  status text not null check (status in ('held', 'pending', 'sent', 'verified', 'failed', 'archived')),
  claim_status text check (claim_status in ('not_ready', 'ready', 'billed', 'billed_externally', 'paid',
    'denied', 'canceled')),
  -- Why it is held or was rejected: [{code, message, cause}].
  problems jsonb not null default '[]',
  -- The cause of the first problem, by which the sync center groups.
  cause text,
  -- The vendor's own key.
  vendor_key text,
  -- Of the last sending; rises and is never used twice.
  sequence bigint not null default 0,
  -- Keyed digest of what the record should be at the vendor, of what was sent last, and of what the vendor
  -- accepted last.
  wanted_digest bytea,
  sent_digest bytea,
  told_digest bytea,
  -- The facts that the vendor accepted last and those sent last, without protected values.
  sent jsonb,
  told jsonb,
  -- An earlier sending got no answer: the vendor may have the record.
  unsure boolean not null default false,
  -- The vendor rejected the visit because it does not know the client or caregiver, who is told again once.
  asked_again boolean not null default false,
  -- Sendings in a row that failed without the vendor's verdict.
  failures integer not null default 0,
  -- When the next sending is due; null if nothing is to be sent.
  due_at timestamptz,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  answered_at timestamptz,
  verified_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, account_id, account_kind) references integration_accounts (agency_id, id, kind),
  constraint vendor_verifications_once unique (agency_id, account_id, kind, parent_id)
);
comment on column vendor_verifications.kind is 'vocabulary verification/vocabulary VerificationKind';
comment on column vendor_verifications.status is 'vocabulary verification/vocabulary VerificationStatus';
comment on column vendor_verifications.claim_status is 'vocabulary verification/vocabulary VendorClaimStatus';
create index vendor_verifications_by_parent on vendor_verifications (agency_id, kind, parent_id);
create index vendor_verifications_due on vendor_verifications (agency_id, account_id, due_at)
  where due_at is not null;
create index vendor_verifications_open on vendor_verifications (agency_id, account_id, status, queued_at, id)
  where status in ('held', 'pending', 'sent', 'failed');
create index vendor_verifications_by_queued on vendor_verifications (agency_id, status, queued_at, id);
create index vendor_verifications_by_client on vendor_verifications (agency_id, client_id)
  where kind = 'visit' and status <> 'verified';
create index vendor_verifications_by_agent on vendor_verifications (agency_id, agent_id)
  where kind = 'visit' and status <> 'verified';
-- Rows that were never sent are deleted where there is nothing to tell any more.
select app.protect('vendor_verifications', 'select, insert, update, delete');
select app.limit_by('vendor_verifications', 'client_id clients', 'agent_id agents');

-- One handing-over to a vendor.
create table verification_sendings (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('agent', 'client', 'visit')),
  -- What names it at the vendor, such as a UUID or a file name.
  ref text,
  records integer not null check (records > 0),
  outcome text not null check (outcome in ('waiting', 'accepted', 'rejected', 'not_sent', 'unknown')),
  -- What failed, in words.
  error text,
  began_at timestamptz not null default now(),
  -- When the vendor is asked for its answer next.
  ask_at timestamptz,
  ended_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, account_id) references integration_accounts (agency_id, id)
);
comment on column verification_sendings.kind is 'vocabulary verification/vocabulary VerificationKind';
comment on column verification_sendings.outcome is 'vocabulary verification/vocabulary AttemptOutcome';
create index verification_sendings_waiting on verification_sendings (agency_id, account_id, began_at)
  where outcome = 'waiting';
create index verification_sendings_by_began on verification_sendings (agency_id, account_id, began_at);
select app.protect('verification_sendings');
select app.limit_to('verification_sendings', 'false');

-- Each attempt to tell one record, with what was sent and answered. Protected values are masked.
create table verification_attempts (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  verification_id uuid not null,
  sending_id uuid not null,
  sequence bigint not null,
  outcome text not null check (outcome in ('waiting', 'accepted', 'rejected', 'not_sent', 'unknown')),
  request text,
  response text,
  problems jsonb not null default '[]',
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, verification_id) references vendor_verifications (agency_id, id),
  foreign key (agency_id, sending_id) references verification_sendings (agency_id, id),
  constraint verification_attempts_sequence_once unique (agency_id, verification_id, sequence)
);
comment on column verification_attempts.outcome is 'vocabulary verification/vocabulary AttemptOutcome';
create index verification_attempts_by_sending on verification_attempts (agency_id, sending_id);
select app.protect('verification_attempts');
select app.limit_by('verification_attempts', 'verification_id vendor_verifications');

-- How talking to an account goes.
create table verification_connections (
  agency_id uuid not null references agencies (id),
  account_id uuid not null,
  state text not null default 'open' check (state in ('open', 'resting', 'paused')),
  -- Until when nothing is sent after failures in a row.
  rests_until timestamptz,
  failures integer not null default 0,
  -- Since when nothing works.
  failing_since timestamptz,
  last_error text,
  last_failed_at timestamptz,
  last_sent_at timestamptz,
  last_answered_at timestamptz,
  -- When the vendor was asked last for what it left without being asked.
  news_at timestamptz,
  -- Since when the vendor owes an answer for too long; people were told once.
  silent_since timestamptz,
  lock_version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (agency_id, account_id),
  foreign key (agency_id, account_id) references integration_accounts (agency_id, id)
);
comment on column verification_connections.state is 'vocabulary verification/vocabulary ConnectionState';
select app.protect('verification_connections');
select app.limit_to('verification_connections', 'true');

-- Files that a vendor left and that were read.
create table verification_news (
  agency_id uuid not null references agencies (id),
  account_id uuid not null,
  source text not null check (source <> ''),
  read_at timestamptz not null default now(),
  primary key (agency_id, account_id, source),
  foreign key (agency_id, account_id) references integration_accounts (agency_id, id)
);
select app.protect('verification_news');
select app.limit_to('verification_news', 'false');

create view visit_verifications with (security_invoker = true) as
  select agency_id, parent_id as visit_id, account_id, status, claim_status, told, verified_at
  from vendor_verifications where kind = 'visit';
comment on view visit_verifications is 'Where a visit stands at each EVV vendor, and what the vendor accepted last.';
grant select on visit_verifications to homeward_app;

-- Only the IDs of agencies, and of their accounts, with something to do, so that no record is seen and no
-- agency gets a job for nothing. Without an account there are changes to follow.
create function app.verification_work(at timestamptz)
  returns table (agency_id uuid, account_id uuid)
  language sql security definer stable set search_path = pg_catalog
  as $$
    select distinct c.agency_id, null::uuid from public.verification_changes c
    union
    select r.agency_id, r.account_id from (
      select v.agency_id, v.account_id from public.vendor_verifications v where v.due_at <= at
      union
      select s.agency_id, s.account_id from public.verification_sendings s where s.outcome = 'waiting'
        and coalesce(s.ask_at, s.began_at) <= at
      union
      select n.agency_id, n.account_id from public.verification_connections n
        join public.integration_accounts f on f.agency_id = n.agency_id and f.id = n.account_id
      where n.last_sent_at > at - interval '60 days'
        and coalesce(n.news_at, '-infinity') < at - interval '15 minutes'
        and (f.vendor = 'carebridge' or f.settings -> 'evv' ->> 'channel' = 'files')
    ) r
    join public.integration_accounts a on a.agency_id = r.agency_id and a.id = r.account_id
      and a.status = 'active'
    left join public.verification_connections p on p.agency_id = r.agency_id and p.account_id = r.account_id
    where coalesce(p.state, 'open') = 'open' or p.state = 'resting' and p.rests_until <= at
  $$;
revoke execute on function app.verification_work(timestamptz) from public;
grant execute on function app.verification_work(timestamptz) to homeward_app;
