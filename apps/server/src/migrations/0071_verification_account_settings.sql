-- What was held for a setting of an account is looked at again when the settings change.
create function app.note_verification_of_settings() returns trigger language plpgsql as $$
begin
  insert into public.verification_changes (agency_id, kind, record_id)
    values (new.agency_id, 'agency', new.agency_id)
    on conflict (agency_id, kind, record_id) do update set changed_at = now();
  return null;
end
$$;
create trigger integration_account_settings_to_verify after update on integration_accounts for each row
  when (new.kind = 'evv' and new.settings is distinct from old.settings)
  execute function app.note_verification_of_settings();
