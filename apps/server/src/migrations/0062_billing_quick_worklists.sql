-- Sums and searches of a million claims read an index instead of the claims.

-- Whose money it is and of which day, copied from the claim: what is owed is summed by age without it.
alter table claim_money add column payor_id uuid, add column client_id uuid, add column start_date date;
update claim_money m set payor_id = c.payor_id, client_id = c.client_id, start_date = c.start_date
  from claims c where c.agency_id = m.agency_id and c.id = m.claim_id;
alter table claim_money
  alter column payor_id set not null,
  alter column client_id set not null,
  alter column start_date set not null,
  add foreign key (agency_id, payor_id) references payors (agency_id, id),
  add foreign key (agency_id, client_id) references clients (agency_id, id);
drop index claim_money_owed;
create index claim_money_by_age on claim_money (agency_id, payor_id, start_date)
  include (claim_id, client_id, owed_cents, denied_cents) where owed_cents <> 0 or denied_cents <> 0;
create index claim_money_owing on claim_money (agency_id, start_date desc, claim_id desc) where owed_cents <> 0;

create or replace function app.sum_claim_money() returns trigger language plpgsql as $$
begin
  insert into public.claim_money as m
      (agency_id, claim_id, payor_id, client_id, start_date,
       charged_cents, paid_cents, adjusted_cents, patient_cents, denied_cents, owed_cents)
    select l.agency_id, e.claim_id, c.payor_id, c.client_id, c.start_date,
      -coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'charged'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'paid'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'adjusted'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'patient'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'denied'), 0),
      coalesce(sum(l.amount_cents) filter (where app.sum_of_account(l.account) = 'owed'), 0)
    from changed l
      join public.journal_entries e on e.agency_id = l.agency_id and e.id = l.entry_id
      join public.claims c on c.agency_id = e.agency_id and c.id = e.claim_id
    group by l.agency_id, e.claim_id, c.payor_id, c.client_id, c.start_date
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
create function app.follow_claim_money() returns trigger language plpgsql as $$
begin
  update public.claim_money set payor_id = new.payor_id, client_id = new.client_id, start_date = new.start_date
    where agency_id = new.agency_id and claim_id = new.id;
  return null;
end
$$;
create trigger claims_move_money after update of payor_id, client_id, start_date on claims
  for each row when (old.payor_id <> new.payor_id or old.client_id <> new.client_id
    or old.start_date <> new.start_date)
  execute function app.follow_claim_money();

-- The reasons of the last refusal, the one with the largest amount first, and its remark.
alter table claims
  add column denied_codes text[] not null default '{}',
  add column denied_remark text;
update claims c set
  denied_codes = coalesce((select array_agg(a.reason_code order by a.amount_cents desc, a.reason_code)
    from era_adjustments a where a.agency_id = c.agency_id and a.era_claim_id = (
      select r.id from era_claims r where r.agency_id = c.agency_id and r.claim_id = c.id and r.state = 'applied'
        and r.status_code <> '22' and r.reversed_by is null order by r.updated_at desc, r.id desc limit 1)), '{}'),
  denied_remark = (select coalesce(r.remarks[1], (select l.remarks[1] from era_charges l
        where l.agency_id = r.agency_id and l.era_claim_id = r.id and l.remarks <> '{}' order by l.id limit 1))
      from era_claims r where r.agency_id = c.agency_id and r.claim_id = c.id and r.state = 'applied'
        and r.status_code <> '22' and r.reversed_by is null order by r.updated_at desc, r.id desc limit 1)
  where denied_cents > 0;
create index claims_refused on claims (agency_id)
  include (payor_id, service_id, client_id, denied_cents, denied_codes, denied_remark) where denied_cents > 0;
create index claims_denied_of_client on claims (agency_id, client_id) where denied_cents > 0;
create index claims_underpaid_by_day on claims (agency_id, denied_on, id) where underpaid_cents > 0;

-- Parts of claim numbers are looked up in an index that row-level security keeps a query itself from.
create index claims_by_part_of_number on claims using gin (agency_id, lower(number) gin_trgm_ops)
  with (fastupdate = off);
create function app.claims_numbered(pattern text) returns setof uuid
  language sql stable rows 200 security definer set search_path = pg_catalog, public
  as $$
  select c.id from public.claims c where c.agency_id = app.agency() and lower(c.number) like lower(pattern)
$$;
revoke execute on function app.claims_numbered(text) from public;
grant execute on function app.claims_numbered(text) to homeward_app;
