-- Who works on a claim, and what the contract of the payor was short of.
alter table claims
  add column owner_name text,
  add column underpaid_cents bigint not null default 0,
  add check ((owner_id is null) = (owner_name is null));
create index claims_underpaid on claims (agency_id, start_date desc, id) where underpaid_cents > 0;
create index claims_owned on claims (agency_id, owner_id) where owner_id is not null;
update claims c set underpaid_cents = s.cents
  from (select e.agency_id, e.claim_id, sum(l.amount_cents) as cents
    from journal_lines l join journal_entries e on e.agency_id = l.agency_id and e.id = l.entry_id
    where l.account = 'contractual_adjustment' and e.claim_id is not null
    group by 1, 2) s
  where c.agency_id = s.agency_id and c.id = s.claim_id;
create function app.claim_underpaid() returns trigger language plpgsql as $$
begin
  update claims c set underpaid_cents = c.underpaid_cents + new.amount_cents
    from journal_entries e
    where e.agency_id = new.agency_id and e.id = new.entry_id
      and c.agency_id = e.agency_id and c.id = e.claim_id;
  return null;
end
$$;
create trigger claim_underpaid after insert on journal_lines
  for each row when (new.account = 'contractual_adjustment') execute function app.claim_underpaid();
