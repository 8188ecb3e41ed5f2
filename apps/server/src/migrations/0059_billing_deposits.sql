-- What the bank says that it got, to be held against the payments of remittances.
create table deposits (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  bank_date date not null,
  amount_cents bigint not null check (amount_cents > 0),
  trace_number text not null,
  created_at timestamptz not null,
  created_by_name text not null,
  -- Entered wrongly: who took it away, when and why.
  removed_at timestamptz,
  removed_by_name text,
  reason text,
  primary key (agency_id, id),
  check ((removed_at is null) = (removed_by_name is null) and (removed_at is null) = (reason is null))
);
create index deposits_by_date on deposits (agency_id, bank_date desc, id desc);

-- A trace number as it is compared; `packages/domain/src/billing/deposits.ts` says the same.
create function app.trace_key(trace text) returns text language sql immutable parallel safe as $$
  select regexp_replace(upper(regexp_replace(trace, '[^0-9A-Za-z]', '', 'g')), '^0+(?=.)', '')
$$;
create unique index deposits_once on deposits (agency_id, app.trace_key(trace_number), bank_date, amount_cents)
  where removed_at is null;
create index deposits_by_trace on deposits (agency_id, app.trace_key(trace_number)) where removed_at is null;
select app.protect('deposits', 'select, insert, update');
select app.limit_to('deposits', 'false');

alter table eras
  add column deposit_id uuid,
  add foreign key (agency_id, deposit_id) references deposits (agency_id, id);
create index eras_by_deposit on eras (agency_id, deposit_id) where deposit_id is not null;
create index eras_without_deposit on eras (agency_id, payment_date desc, id)
  where deposit_id is null and status = 'posted' and payment_cents > 0;
create index eras_by_trace on eras (agency_id, app.trace_key(trace_number)) where deposit_id is null;

-- A payment whose deposit is known already finds it.
create function app.find_deposit() returns trigger language plpgsql as $$
begin
  if new.deposit_id is null and new.trace_number is not null and new.payment_cents > 0 then
    select d.id into new.deposit_id from public.deposits d
      where d.agency_id = new.agency_id and d.removed_at is null
        and app.trace_key(d.trace_number) = app.trace_key(new.trace_number)
        and d.amount_cents = new.payment_cents
        and not exists (select from public.eras o where o.agency_id = d.agency_id and o.deposit_id = d.id)
      order by d.bank_date, d.id limit 1;
  end if;
  return new;
end
$$;
create trigger eras_find_deposit before insert on eras for each row execute function app.find_deposit();
