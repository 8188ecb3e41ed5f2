import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Keys, keyOf } from '../crypto/protected.ts'
import type { Storage } from '../storage/storage.ts'

/** The end of an agency's chain: how many events are sealed, and the last link. */
export type Head = { readonly position: number; readonly link: Buffer }

const Written = z.object({
  position: z.int().positive(),
  link: z.hex().length(64),
  key: z.string(),
  mac: z.hex().length(64),
})

const nameOf = (agencyId: string): string => `audit-heads/${agencyId}`

/** Keeps the head outside the database, so a cut chain shows. */
export async function writeHead(
  at: { keys: Keys; storage: Storage },
  agencyId: string,
  head: Head,
): Promise<void> {
  const key = at.keys.newest
  const mac = macOf(at.keys, key, agencyId, head).toString('hex')
  const written = { position: head.position, link: head.link.toString('hex'), key, mac }
  await at.storage.put(nameOf(agencyId), Buffer.from(`${JSON.stringify(written)}\n`))
}

/** The kept head: null without one, 'forged' if the server did not write it. */
export async function readHead(
  at: { keys: Keys; storage: Storage },
  agencyId: string,
): Promise<Head | null | 'forged'> {
  const bytes = await at.storage.find(nameOf(agencyId))
  if (!bytes) return null
  const written = Written.safeParse(parsed(bytes))
  if (!written.success) return 'forged'
  const { position, key, mac } = written.data
  const head = { position, link: Buffer.from(written.data.link, 'hex') }
  return timingSafeEqual(macOf(at.keys, key, agencyId, head), Buffer.from(mac, 'hex'))
    ? head
    : 'forged'
}

const macOf = (keys: Keys, keyId: string, agencyId: string, head: Head): Buffer =>
  createHmac('sha256', keyOf(keys, keyId).audit)
    .update(`audit-head-1\0${agencyId}\0${head.position}\0`)
    .update(head.link)
    .digest()

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
