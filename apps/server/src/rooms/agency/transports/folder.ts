import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { readSettings } from '../../../process/settings.ts'
import {
  bytesOf,
  codeOf,
  isPlainName,
  NotHandedOver,
  type Parcel,
  type Transport,
  type WaitingFile,
} from './transport.ts'

/**
 * The agency's own folder for a clearinghouse, below EXCHANGE_DIR or the folder `exchange` beside the
 * files: two agencies with the same folder name stay apart.
 */
const exchangeFolder = (agencyId: string, folder: string): string => {
  const root = process.env.EXCHANGE_DIR || join(readSettings(process.env).dataDir, 'exchange')
  return join(root, agencyId, folder)
}

/** Files in folders of the server, which another program empties and fills. */
export function folderTransport(agencyId: string, name: string): Transport {
  const folder = exchangeFolder(agencyId, name)
  const outgoing = join(folder, 'outgoing')
  const incoming = join(folder, 'incoming')
  const make = async () => {
    for (const one of [outgoing, incoming]) await mkdir(one, { recursive: true, mode: 0o700 })
  }
  const has = async ({ name: file, bytes }: Parcel): Promise<boolean> => {
    const found = await readFile(join(outgoing, file)).catch(() => null)
    return found?.equals(bytes) ?? false
  }
  return {
    has,
    async put(parcel) {
      const part = join(outgoing, `.${uuid()}.part`)
      try {
        await make()
        await writeWhole(part, parcel.bytes)
        await link(part, join(outgoing, parcel.name))
      } catch (error) {
        if (codeOf(error) === 'EEXIST' && (await has(parcel))) return
        throw refusalOf(error)
      } finally {
        await rm(part, { force: true }).catch(() => undefined)
      }
    },
    async list() {
      await make()
      const names = (await readdir(incoming)).filter(isPlainName).toSorted()
      return Promise.all(names.map((file) => lookAt(incoming, file)))
    },
    get: (file, signal) => bytesOf(createReadStream(join(incoming, file), { signal })),
    async test() {
      await make()
      const probe = join(outgoing, `.probe-${uuid()}`)
      await writeFile(probe, 'probe', { flag: 'wx', mode: 0o600 })
      try {
        await readFile(probe)
      } finally {
        await rm(probe, { force: true })
      }
      return 'The folders outgoing and incoming are writable.'
    },
  }
}

/** What the folder says of a file; one that is taken away meanwhile is found missing when it is read. */
const lookAt = (folder: string, name: string): Promise<WaitingFile> =>
  stat(join(folder, name)).then(
    ({ size, mtime }) => ({ name, size, modifiedAt: mtime.toISOString() }),
    () => ({ name, size: null, modifiedAt: null }),
  )

/** On the disk, also if the power fails in the next moment. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const sentences: Record<string, string> = {
  EEXIST: 'The folder has another file of this name.',
  EACCES: 'The folder is not writable.',
  ENOTDIR: 'The folder cannot be made: a file is in the way.',
  ENOSPC: 'The disk is full.',
}

const refusalOf = (error: unknown): NotHandedOver => {
  const code = codeOf(error)
  const sentence = sentences[code] ?? `The folder could not be written to (${code || 'unknown'}).`
  return new NotHandedOver(sentence, { later: code !== 'EEXIST' })
}
