-- A claim has the number of the payor that has it now. That of a payor that it left stays with what was filed there.
alter table claim_filings add column given_claim_number text;
comment on column claim_filings.given_claim_number is
  'What the payor called the claim when it went on to another payor, whether a 277CA, an 835 or a person said so.';
