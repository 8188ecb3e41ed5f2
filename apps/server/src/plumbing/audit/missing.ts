import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Keys, keyOf } from '../crypto/protected.ts'
import type { Storage } from '../storage/storage.ts'

type At = { readonly keys: Keys; readonly storage: Storage }

const Written = z.object({
  events: z.array(z.uuid()),
  key: z.string(),
  mac: z.hex().length(64),
})

const nameOf = (agencyId: string): string => `audit-missing/${agencyId}`

/**
 * The agency's events that were committed but were gone before they were sealed; 'forged' if the server did
 * not write the note of them.
 */
export async function readMissing(at: At, agencyId: string): Promise<readonly string[] | 'forged'> {
  const bytes = await at.storage.find(nameOf(agencyId))
  if (!bytes) return []
  const written = Written.safeParse(parsed(bytes))
  if (!written.success) return 'forged'
  const { events, key, mac } = written.data
  return timingSafeEqual(macOf(at.keys, key, agencyId, events), Buffer.from(mac, 'hex'))
    ? events
    : 'forged'
}

/** Notes missing events outside the database. Only one process at a time may call it for an agency. */
export async function noteMissing(
  at: At,
  agencyId: string,
  missing: readonly string[],
): Promise<void> {
  const known = await readMissing(at, agencyId)
  // A forged note stays as it is: it is the proof.
  if (known === 'forged') return
  const events = [...new Set([...known, ...missing])].toSorted()
  const key = at.keys.newest
  const mac = macOf(at.keys, key, agencyId, events).toString('hex')
  await at.storage.put(nameOf(agencyId), Buffer.from(`${JSON.stringify({ events, key, mac })}\n`))
}

const macOf = (keys: Keys, keyId: string, agencyId: string, events: readonly string[]): Buffer =>
  createHmac('sha256', keyOf(keys, keyId).audit)
    .update(`audit-missing-1\0${agencyId}\0${events.join('\0')}`)
    .digest()

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
