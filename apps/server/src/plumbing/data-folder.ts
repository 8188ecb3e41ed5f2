import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freshKey, type Keys, readKeys } from './crypto/protected.ts'

export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** Where what arrives lies, sealed, until it is in the bucket. */
export const asideFolder = (dataDir: string): string => join(dataDir, 'arriving')

/**
 * The keys for protected values: HOMEWARD_KEYS if set, otherwise a file beside the data. The first start
 * creates it, and only its owner can read it. Losing it means losing the protected values.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const given = process.env.HOMEWARD_KEYS
  if (given) return readKeys(given)
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, 'keys')
  try {
    await writeFile(path, `${freshKey('k1')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readKeys((await readFile(path, 'utf8')).trim())
}
