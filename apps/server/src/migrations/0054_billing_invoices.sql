-- The Monday of the week that a claim belongs to.
alter table claims add column billing_week date not null
  generated always as (start_date - (extract(isodow from start_date)::integer - 1)) stored;
create index claims_by_billing_week on claims (agency_id, client_id, billing_week);

-- An invoice is a client's week. Its claims are those of that week, so that none can be forgotten or stand on two.
create table invoices (
  agency_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  -- The Monday of its week.
  date date not null check (extract(isodow from date) = 1),
  -- Counted up in each agency; numbers of writes that were undone are left out.
  number bigint not null check (number > 0),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, number),
  constraint invoices_one_of_a_week unique (agency_id, client_id, date),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
create index invoices_by_date on invoices (agency_id, date desc, number desc);
select app.protect('invoices', 'select, insert');
select app.limit_by('invoices', 'client_id clients');

-- The first claim of a week makes the invoice.
create function app.make_invoices() returns trigger language plpgsql as $$
declare
  agency uuid;
  many bigint;
  before bigint;
begin
  for agency, many in
    select a.agency_id, count(distinct (a.client_id, a.billing_week)) from changed a
      where not exists (select from public.invoices i where i.agency_id = a.agency_id
        and i.client_id = a.client_id and i.date = a.billing_week)
      group by a.agency_id
  loop
    insert into public.counters (agency_id, name, last) values (agency, 'invoices', many)
      on conflict (agency_id, name) do update set last = counters.last + excluded.last
      returning last - many into before;
    insert into public.invoices (agency_id, client_id, date, number)
      select agency, a.client_id, a.billing_week, before + row_number() over (order by a.billing_week, a.client_id)
      from (select distinct client_id, billing_week from changed where agency_id = agency) a
      where not exists (select from public.invoices i where i.agency_id = agency
        and i.client_id = a.client_id and i.date = a.billing_week)
      on conflict on constraint invoices_one_of_a_week do nothing;
  end loop;
  return null;
end
$$;

-- What the journal says of each claim, summed as its entries are written.
create table claim_money (
  agency_id uuid not null,
  claim_id uuid not null,
  charged_cents bigint not null default 0,
  paid_cents bigint not null default 0,
  adjusted_cents bigint not null default 0,
  -- What is left to the patient.
  patient_cents bigint not null default 0,
  -- What the payor refused, until it is filed again, paid or written off.
  denied_cents bigint not null default 0,
  -- What the payor still owes; negative for a credit.
  owed_cents bigint not null default 0,
  primary key (agency_id, claim_id),
  foreign key (agency_id, claim_id) references claims (agency_id, id)
);
create index claim_money_owed on claim_money (agency_id, claim_id) where owed_cents <> 0 or denied_cents <> 0;
select app.protect('claim_money');
select app.limit_by('claim_money', 'claim_id claims');

-- In which sum of `claim_money` an account counts; `packages/domain/src/billing/account-sums.ts` says the same.
create function app.sum_of_account(account text) returns text language sql immutable parallel safe as $$
  select case account
    when 'service_revenue' then 'charged'
    when 'cash' then 'paid'
    when 'unapplied_cash' then 'paid'
    when 'recoupment' then 'paid'
    when 'contractual_adjustment' then 'adjusted'
    when 'other_adjustment' then 'adjusted'
    when 'write_off' then 'adjusted'
    when 'patient_receivable' then 'patient'
    when 'denied_receivable' then 'denied'
    when 'accounts_receivable' then 'owed'
    when 'credits' then 'owed'
  end
$$;

create function app.sum_claim_money() returns trigger language plpgsql as $$
begin
  insert into public.claim_money as m
      (agency_id, claim_id, charged_cents, paid_cents, adjusted_cents, patient_cents, denied_cents, owed_cents)
    select l.agency_id, e.claim_id,
      -coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'charged'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'paid'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'adjusted'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'patient'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'denied'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'owed'), 0)
    from changed l
      join public.journal_entries e on e.agency_id = l.agency_id and e.id = l.entry_id
    where e.claim_id is not null
    group by l.agency_id, e.claim_id
    -- Always in the same order, so that two who post do not wait for each other.
    order by l.agency_id, e.claim_id
    on conflict (agency_id, claim_id) do update set
      charged_cents = m.charged_cents + excluded.charged_cents,
      paid_cents = m.paid_cents + excluded.paid_cents,
      adjusted_cents = m.adjusted_cents + excluded.adjusted_cents,
      patient_cents = m.patient_cents + excluded.patient_cents,
      denied_cents = m.denied_cents + excluded.denied_cents,
      owed_cents = m.owed_cents + excluded.owed_cents;
  return null;
end
$$;

-- What stands already.
insert into invoices (agency_id, client_id, date, number)
  select agency_id, client_id, billing_week,
    row_number() over (partition by agency_id order by billing_week, client_id)
  from (select distinct agency_id, client_id, billing_week from claims) c;
insert into counters (agency_id, name, last)
  select agency_id, 'invoices', max(number) from invoices group by agency_id;
insert into claim_money (agency_id, claim_id, charged_cents, paid_cents, adjusted_cents, patient_cents, denied_cents, owed_cents)
  select e.agency_id, e.claim_id,
    -coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'charged'), 0),
    coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'paid'), 0),
    coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'adjusted'), 0),
    coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'patient'), 0),
    coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'denied'), 0),
    coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'owed'), 0)
  from journal_entries e
    join journal_lines l on l.agency_id = e.agency_id and l.entry_id = e.id
  where e.claim_id is not null
  group by e.agency_id, e.claim_id;

create trigger claims_make_invoices after insert on claims
  referencing new table as changed for each statement execute function app.make_invoices();
create trigger journal_lines_sum_claim_money after insert on journal_lines
  referencing new table as changed for each statement execute function app.sum_claim_money();

-- Care of another day or client belongs to another invoice.
create function app.move_invoice() returns trigger language plpgsql as $$
declare
  next bigint;
begin
  if not exists (select from public.invoices i where i.agency_id = new.agency_id
      and i.client_id = new.client_id and i.date = new.billing_week) then
    insert into public.counters (agency_id, name, last) values (new.agency_id, 'invoices', 1)
      on conflict (agency_id, name) do update set last = counters.last + 1
      returning last into next;
    insert into public.invoices (agency_id, client_id, date, number)
      values (new.agency_id, new.client_id, new.billing_week, next)
      on conflict on constraint invoices_one_of_a_week do nothing;
  end if;
  return null;
end
$$;
create trigger claims_move_invoice after update on claims for each row
  when (old.client_id is distinct from new.client_id or old.start_date is distinct from new.start_date)
  execute function app.move_invoice();

-- An invoice stays with its client: the claims that are merged into another client make one there.
create or replace function app.client_references()
  returns table (relation regclass, reference name, key_columns name[])
  language sql stable set search_path = pg_catalog
  as $$
    select k.conrelid::regclass, h.attname,
      (select array_agg(p.attname order by p.attnum)
        from pg_constraint pk
        join pg_attribute p on p.attrelid = pk.conrelid and p.attnum = any (pk.conkey)
        where pk.conrelid = k.conrelid and pk.contype = 'p')
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as pair(here, there)
    join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here
    join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there
    where k.contype = 'f' and k.confrelid = 'public.clients'::regclass and t.attname = 'id'
      and k.conrelid <> all (array['public.client_merges', 'public.invoices']::regclass[])
    order by 1, 2
  $$;
