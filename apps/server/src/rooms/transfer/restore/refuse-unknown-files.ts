import { createHash } from 'node:crypto'
import type { Storage } from '../../../plumbing/storage/storage.ts'
import type { Manifest } from '../export/manifest.ts'

/**
 * Refuses an archive whose files would take the place of others that are stored here, or that names a
 * file of somebody else as its own: files are stored by id alone, whichever agency they belong to.
 */
export async function refuseUnknownFiles(
  storage: Storage,
  { files }: Pick<Manifest, 'files'>,
  stored: readonly string[],
): Promise<void> {
  const brought = new Map(files.map(({ id, sha256 }) => [id, sha256]))
  for (const id of new Set([...brought.keys(), ...stored])) {
    const bytes = await storage.find(id)
    if (bytes && createHash('sha256').update(bytes).digest('hex') !== brought.get(id))
      throw new Error(`The file ${id} of the archive is another one here. Nothing was restored.`)
  }
}
