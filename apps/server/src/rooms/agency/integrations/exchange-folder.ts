import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { readSettings } from '../../../process/settings.ts'

/**
 * The agency's own folder for a clearinghouse, below EXCHANGE_DIR or the folder `exchange` beside the
 * files: two agencies with the same folder name stay apart.
 */
const exchangeFolder = (agencyId: string, folder: string): string => {
  const root = process.env.EXCHANGE_DIR || join(readSettings(process.env).dataDir, 'exchange')
  return join(root, agencyId, folder)
}

/** Writes, reads and removes a file in the folder; says what worked. */
export async function tryFolder(agencyId: string, name: string): Promise<string> {
  const folder = exchangeFolder(agencyId, name)
  const probe = join(folder, 'outgoing', `.probe-${uuid()}`)
  await mkdir(join(folder, 'outgoing'), { recursive: true, mode: 0o700 })
  await mkdir(join(folder, 'incoming'), { recursive: true, mode: 0o700 })
  await writeFile(probe, 'probe', { flag: 'wx', mode: 0o600 })
  try {
    await readFile(probe)
  } finally {
    await rm(probe, { force: true })
  }
  return 'The folders outgoing and incoming are writable.'
}
