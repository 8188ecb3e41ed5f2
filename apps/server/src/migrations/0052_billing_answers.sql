-- What became of each claim of a remittance: in the journal, without money, waiting for a person, or dismissed.
alter table era_claims
  add column state text not null default 'held'
    check (state in ('held', 'applied', 'informed', 'waiting', 'dismissed')),
  -- What contradicts, or is not known.
  add column wait_reason text,
  -- Why a person dismissed it or took it back.
  add column note text,
  -- The later claim that took this one back.
  add column reversed_by uuid,
  -- How often it came to the journal.
  add column round integer not null default 0,
  add column remarks text[] not null default '{}',
  add column lock_version integer not null default 0,
  add foreign key (agency_id, reversed_by) references era_claims (agency_id, id),
  add check (state <> 'waiting' or wait_reason is not null),
  add check (state <> 'dismissed' or note is not null);
comment on column era_claims.state is 'vocabulary billing/answers AnswerState';
comment on column era_claims.wait_reason is 'vocabulary billing/answers WaitReason';
alter table era_charges add column remarks text[] not null default '{}';

update era_claims r set round = 1,
    state = case
      when r.claim_id is null then 'waiting'
      when r.status_code in ('23', '25') and r.paid_cents = 0 then 'informed'
      else 'applied' end,
    wait_reason = case when r.claim_id is null then 'unknown_claim' end
  from eras e where e.agency_id = r.agency_id and e.id = r.era_id and e.status = 'posted';
update era_claims a set reversed_by = b.id
  from era_claims b
  where b.agency_id = a.agency_id and b.claim_id = a.claim_id and b.status_code = '22' and a.status_code <> '22'
    and a.state = 'applied' and b.state = 'applied' and b.paid_cents = -a.paid_cents
    and b.charge_cents = -a.charge_cents;
drop index era_claims_unmatched;
create index era_claims_by_state on era_claims (agency_id, state, service_date desc nulls last, id);
create index era_claims_by_date on era_claims (agency_id, service_date desc nulls last, id);
create index era_charges_by_date on era_charges (agency_id, service_date desc nulls last, id);

alter table eras drop constraint eras_status_check;
alter table eras add constraint eras_status_check check (status in ('held', 'posted', 'dismissed'));
alter table eras
  add column round integer not null default 1;
alter table era_provider_adjustments
  -- The claim of ours that it names.
  add column claim_id uuid,
  add foreign key (agency_id, claim_id) references claims (agency_id, id);

grant update on era_provider_adjustments to homeward_app;

-- Entries are taken back by another that names them, and never changed.
alter table journal_entries
  -- What was taken back may be posted again.
  add column round integer not null default 1,
  add column undoes uuid,
  add foreign key (agency_id, undoes) references journal_entries (agency_id, id),
  add constraint journal_entries_undone_once unique (agency_id, undoes),
  drop constraint journal_entries_posted_once,
  add constraint journal_entries_posted_once unique (agency_id, kind, source_id, round);
create index journal_entries_by_source on journal_entries (agency_id, source_id);
create index journal_entries_by_era on journal_entries (agency_id, era_id);
alter table journal_lines drop constraint journal_lines_account_check;
alter table journal_lines add constraint journal_lines_account_check check (account in
  ('accounts_receivable', 'denied_receivable', 'patient_receivable', 'service_revenue', 'cash', 'unapplied_cash',
   'credits', 'recoupment', 'interest', 'contractual_adjustment', 'other_adjustment', 'write_off',
   'provider_adjustment'));

create function app.journal_stays() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the journal is never changed; another one takes it back'
    using errcode = 'check_violation', constraint = 'journal_stays';
end
$$;
create trigger journal_stays before update or delete on journal_entries
  for each row execute function app.journal_stays();
create trigger journal_stays before update or delete on journal_lines
  for each row execute function app.journal_stays();

-- Months that are closed: nothing is entered into them any more.
create table closed_months (
  agency_id uuid not null references agencies (id),
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null default now(),
  closed_by_name text not null,
  primary key (agency_id, month)
);
select app.protect('closed_months');
select app.limit_to('closed_months', 'false');
create function app.journal_month_open() returns trigger language plpgsql as $$
begin
  if exists (select from closed_months c
      where c.agency_id = new.agency_id and c.month = date_trunc('month', new.date)::date) then
    raise exception 'the month of % is closed', new.date
      using errcode = 'check_violation', constraint = 'journal_month_open';
  end if;
  return new;
end
$$;
create trigger journal_month_open before insert on journal_entries
  for each row execute function app.journal_month_open();

-- What payors refused of a claim and no one wrote off, kept with the claim for the worklist.
alter table claims
  add column denied_cents bigint not null default 0,
  add column denied_on date,
  add column owner_id uuid,
  add foreign key (owner_id) references users (id);
create index claims_denied on claims (agency_id, denied_on, id) where denied_cents > 0;
create function app.claim_denied() returns trigger language plpgsql as $$
begin
  update claims c set denied_cents = c.denied_cents + new.amount_cents,
      denied_on = case when c.denied_cents + new.amount_cents <= 0 then null
        else coalesce(c.denied_on, e.date) end
    from journal_entries e
    where e.agency_id = new.agency_id and e.id = new.entry_id
      and c.agency_id = e.agency_id and c.id = e.claim_id;
  return null;
end
$$;
create trigger claim_denied after insert on journal_lines
  for each row when (new.account = 'denied_receivable') execute function app.claim_denied();
