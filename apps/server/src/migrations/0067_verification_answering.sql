create view answering_accounts with (security_invoker = true) as
  select agency_id, account_id from verification_connections where last_answered_at is not null;
comment on view answering_accounts is 'EVV accounts over which a vendor has answered.';
grant select on answering_accounts to homeward_app;
