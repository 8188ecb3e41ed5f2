import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
      const path = pathOf(name)
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      // Written beside and moved into place, so that a crash leaves no half file under the name.
      const handle = await open(`${path}.part`, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${path}.part`, path)
    },
    get: (name) => readFile(pathOf(name)),
    find: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    async remove(name) {
      await rm(pathOf(name), { force: true })
      await rm(`${pathOf(name)}.part`, { force: true })
    },
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
