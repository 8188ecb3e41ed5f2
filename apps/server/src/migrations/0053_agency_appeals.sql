-- Days after a refusal in which a payor takes an appeal, by level.
alter table payors
  add column first_appeal_days integer not null default 60 check (first_appeal_days between 1 and 730),
  add column second_appeal_days integer not null default 60 check (second_appeal_days between 1 and 730);
