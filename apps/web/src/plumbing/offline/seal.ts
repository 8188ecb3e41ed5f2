import type { IDBPDatabase } from 'idb'
import type { Device } from './database.ts'
import type { Sealed } from './sealed-bytes.ts'

type Store = IDBPDatabase<Device>

const cipher = 'AES-GCM'

/** Whose key seals what an owner (`person:agent`) keeps: all agencies of a person share it. */
export const personOf = (owner: string): string => owner.split(':')[0] ?? owner

/** The name under which the key of a person lies. */
export const keyNameOf = (person: string): string => `seal:${person}`

/** Whether the page can seal at all: browsers give ciphers to pages over HTTPS only. */
export const canSeal = (): boolean => Boolean(crypto.subtle)

const knownKey = async (db: Store, owner: string): Promise<CryptoKey | undefined> => {
  const kept = (await db.get('kept', keyNameOf(personOf(owner))))?.value
  return kept instanceof CryptoKey ? kept : undefined
}

/**
 * The key of a person: it cannot be read out of the browser, survives an expired session, and is
 * destroyed on signing out.
 */
const keyOf = async (db: Store, owner: string): Promise<CryptoKey> => {
  const known = await knownKey(db, owner)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const tx = db.transaction('kept', 'readwrite', { durability: 'strict' })
  const name = keyNameOf(personOf(owner))
  // Another tab may have been faster: a second key would make what it sealed unreadable.
  const faster = (await tx.store.get(name))?.value
  if (!(faster instanceof CryptoKey)) await tx.store.put({ name, value: made })
  await tx.done
  return faster instanceof CryptoKey ? faster : made
}

/** The owner is sealed in, so that nothing can be slipped to somebody else. */
const how = (iv: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: cipher,
  iv,
  additionalData: new TextEncoder().encode(owner),
})

export const sealBytes = async (db: Store, owner: string, plain: BufferSource): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(how(iv, owner), await keyOf(db, owner), plain)
  return { iv, bytes }
}

/** Undefined where the key is gone or the bytes are not the owner's. */
export const openBytes = async (
  db: Store,
  owner: string,
  { iv, bytes }: Sealed,
): Promise<ArrayBuffer | undefined> => {
  const key = await knownKey(db, owner)
  if (!key) return undefined
  return crypto.subtle.decrypt(how(iv, owner), key, bytes).catch(() => undefined)
}

/** Seals any value that JSON can hold. */
export const sealValue = (db: Store, owner: string, value: unknown): Promise<Sealed> =>
  sealBytes(db, owner, new TextEncoder().encode(JSON.stringify(value)))

export const openValue = async (db: Store, owner: string, sealed: Sealed): Promise<unknown> => {
  const plain = await openBytes(db, owner, sealed)
  return plain && (JSON.parse(new TextDecoder().decode(plain)) as unknown)
}
