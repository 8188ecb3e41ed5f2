import { createReadStream } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { begun } from './begun.ts'
import { sweepParts, writeBeside } from './beside.ts'
import type { Storage } from './storage.ts'

const safeName = /^(audit-(heads|missing)\/)?[0-9a-f-]{36}$/

/** Files in a folder of this machine, readable by its owner only. */
export function localDisk(folder: string): Storage {
  const pathOf = (name: string): string => {
    if (!safeName.test(name)) throw new Error('A stored file is named by its id.')
    // Spread over folders by the last two letters; what is of the audit trail has a folder of its own.
    return name.includes('/') ? join(folder, name) : join(folder, name.slice(-2), name)
  }
  return {
    async put(name, bytes) {
      // Written beside and moved into place, so that a crash leaves no half file under the name.
      const part = await writeBeside(pathOf(name), [bytes])
      await rename(part, pathOf(name))
    },
    async receive(name, pieces) {
      const part = await writeBeside(pathOf(name), pieces)
      return {
        bytes: () => readFile(part),
        keep: () => rename(part, pathOf(name)),
        drop: () => rm(part, { force: true }),
      }
    },
    get: (name) => readFile(pathOf(name)),
    find: (name) => readFile(pathOf(name)).catch(orNone),
    read: (name) => begun(createReadStream(pathOf(name))).catch(orNone),
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
    sweep: (before) => sweepParts(folder, before),
    agenciesIn: (within) =>
      readdir(join(folder, within)).then(
        (names) => names.filter((name) => safeName.test(`${within}/${name}`)),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return []
          throw error
        },
      ),
  }
}

const orNone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
