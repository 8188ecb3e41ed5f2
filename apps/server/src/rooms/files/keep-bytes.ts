import type { Database } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { AppServices } from '../../plumbing/services.ts'
import { waitingBytes } from './read-file.ts'
import { isFile } from './unused-store.ts'
import { agencyIds, deleteWaiting, findLate } from './waiting-store.ts'

type Place = Pick<AppServices, 'storage' | 'keys'>

/**
 * Moves bytes from the database to the storage. It may stop anywhere and run again: the database lets go of
 * them only when the storage has them, and the bytes of a file that was deleted meanwhile do not stay.
 */
export async function keepBytes(
  { storage, keys }: Place,
  db: Database,
  { agency_id: agencyId, ids }: { agency_id: string; ids: readonly string[] },
): Promise<void> {
  for (const id of ids) {
    const bytes = await inAgency(db, agencyId, (tx) => waitingBytes({ keys }, tx, id))
    if (bytes) await storage.put(id, bytes)
    const isThere = await inAgency(db, agencyId, async (tx) => {
      await deleteWaiting(tx, id)
      return isFile(tx, id)
    })
    if (!isThere) await storage.remove(id)
  }
}

/** Moves whatever waits in any agency now, so that a change of keys finds all files in the storage. */
export async function keepAllBytes(place: Place, db: Database): Promise<void> {
  for (const agency_id of await agencyIds(db)) {
    const ids = await inAgency(db, agency_id, (tx) => findLate(tx, new Date()))
    await keepBytes(place, db, { agency_id, ids })
  }
}
