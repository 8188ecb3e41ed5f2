-- Visits that were approved while their account was archived are told once it is used again.
create function app.note_verification_of_account() returns trigger language plpgsql as $$
begin
  insert into public.verification_changes (agency_id, kind, record_id)
    select p.agency_id, 'payor', p.id from public.payors p
      where p.agency_id = new.agency_id and new.id in (p.evv_account_id, p.aggregator_account_id)
      order by p.id
    on conflict (agency_id, kind, record_id) do update set changed_at = now();
  return null;
end
$$;
create trigger integration_accounts_to_verify after update on integration_accounts for each row
  when (new.kind = 'evv' and new.status = 'active' and old.status <> 'active')
  execute function app.note_verification_of_account();

-- Visits are also held for what a payor says of its members' numbers.
drop trigger payors_to_verify on payors;
create trigger payors_to_verify after update on payors for each row
  when ((new.evv_account_id, new.aggregator_account_id, new.payer_id, new.member_id_pattern, new.provider_number)
    is distinct from (old.evv_account_id, old.aggregator_account_id, old.payer_id, old.member_id_pattern,
      old.provider_number))
  execute function app.note_verification_change('payor', 'id');
