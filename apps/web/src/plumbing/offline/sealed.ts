import { database } from './database.ts'

/**
 * Values sealed with a key that never leaves this browser (AES-GCM, not extractable). Pages without
 * HTTPS have no such keys; they keep nothing of this kind.
 */
const keyName = 'seal'

const sealKey = async (): Promise<CryptoKey | undefined> => {
  if (!globalThis.crypto.subtle) return undefined
  const db = await database()
  const kept = (await db.get('kept', keyName))?.value
  if (kept instanceof CryptoKey) return kept
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await db.put('kept', { name: keyName, value: made })
  return made
}

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** Keeps a value under a name. */
export const keepSealed = async (name: string, value: unknown): Promise<void> => {
  const key = await sealKey()
  if (!key) return
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  const sealed: Sealed = { iv, bytes }
  await (await database()).put('kept', { name, value: sealed })
}

/** The value kept under a name; undefined where there is none or it cannot be opened. */
export const openSealed = async (name: string): Promise<unknown> => {
  const sealed = (await (await database()).get('kept', name))?.value as Sealed | undefined
  const key = await sealKey()
  if (!sealed || !key) return undefined
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes)
    return JSON.parse(new TextDecoder().decode(plain)) as unknown
  } catch {
    return undefined
  }
}

/** The names under a beginning. */
export const sealedNames = async (beginning: string): Promise<string[]> =>
  (await (await database()).getAllKeys('kept')).filter((name) => name.startsWith(beginning))

export const dropSealed = async (names: readonly string[]): Promise<void> => {
  const db = await database()
  await Promise.all(names.map((name) => db.delete('kept', name)))
}

/** Makes everything sealed unreadable for good. */
export const breakSeal = async (): Promise<void> => dropSealed([keyName])
