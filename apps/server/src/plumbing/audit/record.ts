import { fieldDifferences } from '@homeward/domain/identity/masking'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type Actor, actorColumns, actorName } from '../actor.ts'
import type { Keys } from '../crypto/protected.ts'
import { announce } from '../db/announce.ts'
import { rowsOf } from '../db/insert-rows.ts'
import type { Tx } from '../db/pool.ts'
import type { Json } from '../db/schema.generated.ts'
import type { AuditEntry } from './entry.ts'
import { eventMac, microseconds } from './event-mac.ts'

/**
 * The channel on which a sealer hears of each event: its agency and its id. It is told after the commit,
 * beside the tables, so that an event which is gone before it is sealed is missed.
 */
export const auditChannel = 'homeward_audit'

/** So many events go into one statement. */
const atOnce = 2000

type Services = { readonly keys: Keys; clock(): Date }
type Who = { agencyId: string; actor: Actor; requestId: string }

/**
 * Appends audit events in the running transaction; protected values are masked in them. Their keyed
 * hashes are made here, where no one with rights in the database alone can make one. They wait for the
 * sealer, so that writes of one agency do not queue behind each other for a place in the chain.
 */
export async function appendAudits(
  services: Services,
  tx: Tx,
  who: Who,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += atOnce) {
    const events = entries.slice(at, at + atOnce).map((entry) => eventOf(services, who, entry))
    await keep(tx, events)
    for (const { agency_id: agency, id } of events) {
      await announce(tx, { channel: auditChannel, payload: `${agency} ${id}` })
    }
  }
}

type Event = ReturnType<typeof eventOf>

function eventOf(services: Services, who: Who, entry: AuditEntry) {
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

/** Stores and queues events in one statement; where one of them is not there then, the write fails. */
async function keep(tx: Tx, events: readonly Event[]): Promise<void> {
  const { columns, source } = rowsOf('audit_events', events)
  const { rows } = await sql<{ event_id: string }>`
    with event as (
      insert into audit_events (${columns}) select ${columns} from ${source} returning agency_id, id),
    queued as (
      insert into audit_waiting (agency_id, event_id) select agency_id, id from event
      returning event_id)
    select event_id from queued`.execute(tx)
  const queued = new Set(rows.map(({ event_id: id }) => id))
  if (events.length !== queued.size || events.some(({ id }) => !queued.has(id))) {
    throw new Error('The database did not keep what was written to the audit trail.')
  }
}
