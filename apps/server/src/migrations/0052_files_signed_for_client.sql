-- Another person may sign for the client: a guardian, a relative, or the caregiver.
alter table signatures
  add column relation text check (relation <> ''),
  add column relation_reason text check (relation_reason <> ''),
  add constraint signatures_for_another_say_why
    check (num_nonnulls(relation, relation_reason) in (0, 2) and (relation is null or signed_by is not null));
comment on column signatures.relation is 'What the signer is to the person who was to sign; null for that person.';
comment on column signatures.relation_reason is 'Why that person did not sign.';
