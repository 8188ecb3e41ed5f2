import type { IDBPDatabase } from 'idb'
import type { Device } from './database.ts'
import { changeEntry } from './queue-store.ts'
import { isSealedEntry } from './sealed-entry.ts'
import { isSealedFile, sealFile } from './waiting-file.ts'

/**
 * Seals what versions before the sealing left in plain, whoever it belongs to. Done whenever the
 * queue is opened: a tab that still runs an older version may write such entries at any time.
 */
export const sealPlain = async (db: IDBPDatabase<Device>): Promise<void> => {
  for (const entry of await db.getAll('queue')) {
    if (isSealedEntry(entry)) continue
    for (const id of Object.values(entry.files)) await sealPlainFile(db, entry.owner, id)
    await changeEntry(db, entry.seq, (same) => same)
  }
}

const sealPlainFile = async (
  db: IDBPDatabase<Device>,
  owner: string,
  id: string,
): Promise<void> => {
  const kept = await db.get('blobs', id)
  if (kept && !isSealedFile(kept)) await db.put('blobs', await sealFile(db, owner, id, kept))
}
