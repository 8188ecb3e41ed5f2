-- A vendor may know neither the client nor the caregiver of a visit: each is told again, once.
alter table vendor_verifications
  alter column asked_again drop default,
  alter column asked_again type text[] using case when asked_again then '{client,agent}'::text[] else '{}'::text[] end,
  alter column asked_again set default '{}';

comment on column vendor_verifications.asked_again is
  'whom the vendor was told of again since the visit was queued: client, agent';
