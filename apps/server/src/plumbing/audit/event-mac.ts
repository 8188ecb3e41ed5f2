import { createHmac } from 'node:crypto'
import { type Keys, keyOf } from '../crypto/protected.ts'

/** An audit event as the chain sees it: the whole row. */
export type AuditRow = {
  readonly agency_id: string
  readonly id: string
  /** With microseconds, in UTC: `2026-11-02T14:00:00.000000Z`. */
  readonly at: string
  readonly user_id: string | null
  readonly link_id: string | null
  readonly actor: string
  readonly action: string
  readonly record_type: string
  readonly record_id: string
  readonly changes: unknown
  readonly request_id: string
}

/** An instant of the application as `AuditRow.at` writes it. */
export const microseconds = (at: Date): string => at.toISOString().replace('Z', '000Z')

/** A keyed hash over every column of an event. Throws if the key is not among the given ones. */
export const eventMac = (keys: Keys, keyId: string, event: AuditRow): Buffer =>
  createHmac('sha256', keyOf(keys, keyId).audit).update(canonical(event)).digest()

/**
 * One canonical form per row, whatever the database does to capital letters in IDs or to the order of keys.
 */
const canonical = (event: AuditRow): string =>
  JSON.stringify([
    'audit-event-1',
    event.agency_id.toLowerCase(),
    event.id.toLowerCase(),
    event.at,
    event.user_id?.toLowerCase() ?? null,
    event.link_id?.toLowerCase() ?? null,
    event.actor,
    event.action,
    event.record_type,
    event.record_id.toLowerCase(),
    sorted(event.changes),
    event.request_id,
  ])

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  // Pairs, because an object would reorder keys that look like numbers.
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}
