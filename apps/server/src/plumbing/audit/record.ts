import { fieldDifferences } from '@homeward/domain/identity/masking'
import { v7 as uuid } from 'uuid'
import { type Actor, actorColumns, actorName } from '../actor.ts'
import type { Keys } from '../crypto/protected.ts'
import { announce } from '../db/announce.ts'
import type { Tx } from '../db/pool.ts'
import type { Json } from '../db/schema.generated.ts'
import type { AuditEntry } from './entry.ts'
import { eventMac, microseconds } from './event-mac.ts'

/**
 * The channel on which a sealer hears of each event: its agency and its id. It is told after the commit,
 * beside the tables, so that an event which is gone before it is sealed is missed.
 */
export const auditChannel = 'homeward_audit'

/**
 * Appends an audit event in the running transaction; protected values are masked in it. Its keyed
 * hash is made here, where no one with rights in the database alone can make one. It waits for the
 * sealer, so that writes of one agency do not queue behind each other for a place in the chain.
 */
export async function appendAudit(
  services: { readonly keys: Keys; clock(): Date },
  tx: Tx,
  who: { agencyId: string; actor: Actor; requestId: string },
  entry: AuditEntry,
): Promise<void> {
  const changes = JSON.stringify(fieldDifferences(entry.before ?? {}, entry.after ?? {}))
  const event = {
    agency_id: who.agencyId,
    id: uuid(),
    at: microseconds(services.clock()),
    ...actorColumns(who.actor),
    actor: actorName(who.actor),
    action: entry.action,
    record_type: entry.type,
    record_id: entry.id,
    request_id: who.requestId,
  }
  const key = services.keys.newest
  const mac = eventMac(services.keys, key, { ...event, changes: JSON.parse(changes) as Json })
  await tx
    .with('event', (db) =>
      db
        .insertInto('audit_events')
        .values({ ...event, changes: changes as Json, mac, mac_key: key })
        .returning(['agency_id', 'id']),
    )
    .with('queued', (db) =>
      db
        .insertInto('audit_waiting')
        .columns(['agency_id', 'event_id'])
        .expression((eb) => eb.selectFrom('event').select(['agency_id', 'id']))
        .returning('event_id'),
    )
    .selectFrom('queued')
    .select('event_id')
    .execute()
  await announce(tx, { channel: auditChannel, payload: `${event.agency_id} ${event.id}` })
}
