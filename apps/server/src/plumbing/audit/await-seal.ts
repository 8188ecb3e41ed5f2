import type pg from 'pg'

/** Every event of a restored trail waits to be sealed with this installation's keys. */
export const awaitSeal = (client: pg.ClientBase) =>
  client.query(
    'insert into audit_waiting (agency_id, event_id) select agency_id, id from audit_events',
  )
