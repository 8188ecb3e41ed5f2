-- Lists of claims in the orders that people choose, where there are a million of them.
create index claims_by_charge on claims (agency_id, charge_cents, id);
create index claims_by_payor on claims (agency_id, payor_id, start_date desc, id);
create index claims_denied_by_amount on claims (agency_id, denied_cents desc, id) where denied_cents > 0;
