-- How many invoices the rows of a report stand on; null for kinds that are not about money.
alter table reports add column total_invoices integer;
