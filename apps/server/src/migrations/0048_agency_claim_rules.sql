-- What a payor wants of its claims.
alter table payors
  -- Which visits make one claim.
  add column claim_grouping text not null default 'visit'
    check (claim_grouping in ('visit', 'day', 'week')),
  -- Days in which it usually answers a file.
  add column answer_days integer not null default 2 check (answer_days between 1 and 60);
comment on column payors.claim_grouping is 'vocabulary agency/vocabulary ClaimGrouping';
