import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyOf, type Keys } from '../crypto/protected.ts'
import type { Storage } from './storage.ts'

/** The beginning of a sealed file; a file without it was stored before sealing. */
const mark = Buffer.from('HWSEAL1\n')

/**
 * Seals every file with AES-256-GCM before it is stored, wherever that is: remittances and documents hold
 * protected values. The name is part of the seal, so a file put in another's place does not open. Layout:
 * mark, length of the key id, key id, nonce (12), content, tag (16).
 */
export function sealedStorage(within: Storage, keys: Keys): Storage {
  const open = (name: string, bytes: Buffer): Buffer =>
    sealedWith(bytes) === null ? bytes : unsealFile(keys, name, bytes)
  return {
    put: (name, bytes) => within.put(name, sealFile(keys, name, bytes)),
    async receive(name, pieces) {
      const received = await within.receive(name, sealPieces(keys, name, pieces))
      return { ...received, bytes: async () => unsealFile(keys, name, await received.bytes()) }
    },
    get: async (name) => open(name, await within.get(name)),
    find: async (name) => {
      const bytes = await within.find(name)
      return bytes && open(name, bytes)
    },
    remove: (name) => within.remove(name),
    sweep: (before) => within.sweep(before),
    agenciesIn: (folder) => within.agenciesIn(folder),
  }
}

/**
 * Seals a file again with the newest key; false if it already has that key or does not exist. `within` is
 * the storage under the seal. Throws if the file does not open.
 */
export async function resealFile(within: Storage, keys: Keys, name: string): Promise<boolean> {
  const bytes = await within.find(name)
  if (!bytes || sealedWith(bytes) === keys.newest) return false
  const content = sealedWith(bytes) === null ? bytes : unsealFile(keys, name, bytes)
  await within.put(name, sealFile(keys, name, content))
  return true
}

/** The ID of the key that sealed a file; null if it is not sealed. */
const sealedWith = (bytes: Buffer): string | null =>
  bytes.subarray(0, mark.length).equals(mark)
    ? bytes.toString('utf8', mark.length + 1, mark.length + 1 + (bytes[mark.length] ?? 0))
    : null

/** The bytes of a file as the storage keeps them, sealed with the newest key. */
export function sealFile(keys: Keys, name: string, bytes: Uint8Array): Buffer {
  const { head, cipher } = beginSeal(keys, name)
  return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

async function* sealPieces(keys: Keys, name: string, pieces: AsyncIterable<Uint8Array>) {
  const { head, cipher } = beginSeal(keys, name)
  yield head
  for await (const piece of pieces) yield cipher.update(piece)
  yield cipher.final()
  yield cipher.getAuthTag()
}

function beginSeal(keys: Keys, name: string) {
  const id = Buffer.from(keys.newest)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys, keys.newest).file, nonce)
  cipher.setAAD(Buffer.from(name))
  return { head: Buffer.concat([mark, Buffer.from([id.length]), id, nonce]), cipher }
}

/** Opens the bytes of a sealed file. Throws if the key is unknown, or the file was changed or moved. */
export function unsealFile(keys: Keys, name: string, bytes: Buffer): Buffer {
  const at = mark.length + 1
  const idEnd = at + (bytes[mark.length] ?? 0)
  const keyId = bytes.toString('utf8', at, idEnd)
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(keys, keyId).file,
    bytes.subarray(idEnd, idEnd + 12),
  )
  decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(idEnd + 12, -16)), decipher.final()])
}
