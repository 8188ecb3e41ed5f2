-- When a merge of clients is undone, plans that were made since go back with their authorization.
create function app.return_careplans(from_client uuid, to_client uuid) returns void language sql as $$
  update careplans c set client_id = to_client
  from authorizations a
  where c.agency_id = app.agency() and c.client_id = from_client
    and a.agency_id = c.agency_id and a.id = c.authorization_id and a.client_id = to_client;
$$;
revoke execute on function app.return_careplans(uuid, uuid) from public;
grant execute on function app.return_careplans(uuid, uuid) to homeward_app;
