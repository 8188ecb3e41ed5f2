create view visit_charges with (security_invoker = true) as
  select agency_id, visit_id, charge_cents from claim_visits;
comment on view visit_charges is 'What a visit is charged with, in cents, per line of its claims.';
grant select on visit_charges to homeward_app;
