-- What blocked every claim before payors could ask for checks of their own goes on blocking it.
update payors set required_checks = array['client_signature', 'authorization_in_force', 'diagnosis']
  where required_checks = '{}';
alter table payors alter column required_checks
  set default array['client_signature', 'authorization_in_force', 'diagnosis'];
