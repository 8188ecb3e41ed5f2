-- When a merge of clients is undone, claims that were made since go back with their visit.
create function app.return_claims(from_client uuid, to_client uuid) returns void language sql as $$
  update claims k set client_id = to_client
  from claim_visits b join visits v on v.agency_id = b.agency_id and v.id = b.visit_id
  where k.agency_id = app.agency() and k.client_id = from_client
    and b.agency_id = k.agency_id and b.claim_id = k.id and v.client_id = to_client;
$$;
revoke execute on function app.return_claims(uuid, uuid) from public;
grant execute on function app.return_claims(uuid, uuid) to homeward_app;
