import { fieldDifferences } from '@homeward/domain/identity/masking'
import { v7 as uuid } from 'uuid'
import { type Actor, actorColumns, actorName } from '../actor.ts'
import type { Keys } from '../crypto/protected.ts'
import { announce } from '../db/announce.ts'
import { asJson } from '../db/insert-rows.ts'
import { later } from '../db/later.ts'
import type { Tx } from '../db/pool.ts'
import type { Json } from '../db/schema.generated.ts'
import type { AuditEntry } from './entry.ts'
import { eventMac, microseconds } from './event-mac.ts'

/**
 * The channel on which a sealer hears of each event: its agency and its ID. The announcement comes after
 * the commit and outside the tables, so an event that disappears before it is sealed is noticed.
 */
export const auditChannel = 'homeward_audit'

/** The most events in one statement. */
const atOnce = 2000

export type AuditServices = { readonly keys: Keys; clock(): Date }
export type AuditedBy = { agencyId: string; actor: Actor; requestId: string }

/** An event as the trail will store it. */
export type AuditEvent = ReturnType<typeof eventOf>

/**
 * Appends audit events in the running transaction; protected values are masked in them. Their keyed hashes
 * are computed here, so database rights alone are not enough to forge one. They wait for the sealer, so
 * writes of one agency do not queue for a position in the chain.
 */
export const appendAudits = (
  services: AuditServices,
  tx: Tx,
  who: AuditedBy,
  entries: readonly AuditEntry[],
): Promise<void> => appendEvents(tx, auditEvents(services, who, entries))

/** The events of someone's acts, with their keyed hashes. */
export const auditEvents = (
  services: AuditServices,
  who: AuditedBy,
  entries: readonly AuditEntry[],
): AuditEvent[] => entries.map((entry) => eventOf(services, who, entry))

/** Appends events of the agency that the running transaction is in, of one person or of many. */
export async function appendEvents(tx: Tx, events: readonly AuditEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += atOnce) {
    const some = events.slice(at, at + atOnce)
    await keep(tx, some)
    for (const { agency_id: agency, id } of some) {
      await announce(tx, { channel: auditChannel, payload: `${agency} ${id}` })
    }
  }
}

function eventOf(services: AuditServices, who: AuditedBy, entry: AuditEntry) {
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
    changes: JSON.parse(changes) as Json,
    request_id: who.requestId,
  }
  const key = services.keys.newest
  return { ...event, mac: eventMac(services.keys, key, event), mac_key: key }
}

const columns = `agency_id, id, at, user_id, link_id, actor, action, record_type, record_id, changes,
  request_id, mac, mac_key`

/** Stores and queues events; the statement fails if not all of them were stored. */
const keeping = `
  with event as (
    insert into audit_events (${columns})
    select ${columns} from json_populate_recordset(null::audit_events, $1::json)
    returning agency_id, id),
  queued as (
    insert into audit_waiting (agency_id, event_id) select agency_id, id from event returning event_id)
  select app.kept_all(count(*), $2) from queued`

const keep = (tx: Tx, events: readonly AuditEvent[]): Promise<unknown> =>
  later(tx, { sql: keeping, parameters: [asJson(events), events.length] })
