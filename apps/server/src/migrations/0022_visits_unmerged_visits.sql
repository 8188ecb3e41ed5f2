-- When a merge of clients is undone, visits that were made since go back with their plan.
create function app.return_visits(from_client uuid, to_client uuid) returns void language sql as $$
  update visits v set client_id = to_client
  from careplans c
  where v.agency_id = app.agency() and v.client_id = from_client
    and c.agency_id = v.agency_id and c.id = v.careplan_id and c.client_id = to_client;
$$;
revoke execute on function app.return_visits(uuid, uuid) from public;
grant execute on function app.return_visits(uuid, uuid) to homeward_app;
