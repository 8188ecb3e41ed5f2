-- An account is tried out, and what came of it is kept.
alter table integration_accounts
  add column health text not null default 'unknown' check (health in ('unknown', 'healthy', 'failing')),
  add column last_tested_at timestamptz,
  add column last_test jsonb;
comment on column integration_accounts.health is 'vocabulary agency/integrations TestedHealth';

-- The folder of the clearinghouse is an account by now.
delete from integrations where kind = 'clearinghouse';
