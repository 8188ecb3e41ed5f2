-- A number of another country keeps its + and country code: without them its digits are those of
-- somebody else's number here.
alter table clients
  drop constraint clients_secondary_phone_check,
  add constraint clients_secondary_phone_check check (secondary_phone ~ '^\+?[0-9]{7,15}$');
alter table client_contacts
  drop constraint client_contacts_phone_check,
  drop constraint client_contacts_fax_check,
  add constraint client_contacts_phone_check check (phone ~ '^\+?[0-9]{7,15}$'),
  add constraint client_contacts_fax_check check (fax ~ '^\+?[0-9]{7,15}$');
