-- Lists, boards and counts are narrowed to the clients of an office.
create index clients_by_office on clients (agency_id, office_id);
