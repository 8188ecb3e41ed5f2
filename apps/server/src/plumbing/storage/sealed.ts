import type { Keys } from '../crypto/protected.ts'
import { begun, streamOf } from './begun.ts'
import { isSealedWithNewest, openFile, openPieces, sealFile, sealPieces } from './seal-file.ts'
import type { Storage } from './storage.ts'

/**
 * Seals every file before it is stored, wherever that is: remittances and documents hold protected values.
 */
export function sealedStorage(within: Storage, keys: Keys): Storage {
  return {
    put: async (name, bytes) => within.put(name, await sealFile(keys, name, bytes)),
    async receive(name, pieces) {
      const received = await within.receive(name, sealPieces(keys, name, pieces))
      return { ...received, bytes: async () => openFile(keys, name, await received.bytes()) }
    },
    get: async (name) => openFile(keys, name, await within.get(name)),
    find: async (name) => {
      const bytes = await within.find(name)
      return bytes && openFile(keys, name, bytes)
    },
    read: async (name) => {
      const sealed = await within.read(name)
      return sealed && begun(streamOf(openPieces(keys, name, sealed)))
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
  if (!bytes || isSealedWithNewest(keys, bytes)) return false
  await within.put(name, await sealFile(keys, name, await openFile(keys, name, bytes)))
  return true
}
