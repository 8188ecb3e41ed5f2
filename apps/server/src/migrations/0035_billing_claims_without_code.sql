-- Until it is sent, the claim of a service that has no code yet has none.
alter table claims
  alter column procedure_code drop not null,
  add constraint claims_sent_with_a_code check (transmitted_at is null or procedure_code is not null);
