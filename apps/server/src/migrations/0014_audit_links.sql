-- The chain notes with which key a link was made, so that keys can change while the trail is kept.
-- Nothing was sealed before this, so there is no row without one.
alter table audit_chain
  add column link_key text not null,
  -- For events from before there was a chain: the keyed hash that they were taken over with.
  add column adopted_mac bytea;
