-- The facts of a visit as its vendor first took it, without protected values: calls never change after that.
alter table vendor_verifications add column first jsonb;
