import { createHmac } from 'node:crypto'
import { type Keys, keyOf } from '../crypto/protected.ts'

/** The value before the first link of an agency's chain. */
export const noLink = Buffer.alloc(32)

type Linked = {
  readonly agencyId: string
  readonly position: number
  readonly eventId: string
  readonly mac: Buffer
}

/** A keyed hash over the previous link, the position in the chain and the event's own keyed hash. */
export const linkOf = (keys: Keys, keyId: string, previous: Buffer, entry: Linked): Buffer =>
  createHmac('sha256', keyOf(keys, keyId).audit)
    .update(`audit-link-1\0${entry.agencyId}\0${entry.position}\0${entry.eventId}\0`)
    .update(previous)
    .update(entry.mac)
    .digest()
