-- A client is found by a social security number typed in full, as by the numbers of payors.
create index clients_by_social_security_number on clients (agency_id, social_security_number_index)
  where social_security_number_index is not null;
