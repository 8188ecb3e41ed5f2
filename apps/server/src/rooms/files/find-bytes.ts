import type { Database, Tx } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { AppServices } from '../../plumbing/services.ts'
import { unsealFile } from '../../plumbing/storage/sealed.ts'
import { findWaiting } from './waiting-store.ts'

type Place = Pick<AppServices, 'storage' | 'keys'>

/**
 * The bytes of a file, which lie in the database until the storage has them; null if neither has them. The
 * database is asked first, because its copy goes only after the storage has one.
 */
export async function findBytes(
  place: Place,
  db: Database,
  { agencyId, fileId }: { agencyId: string; fileId: string },
): Promise<Buffer | null> {
  const waiting = await inAgency(db, agencyId, (tx) => waitingBytes(place, tx, fileId))
  return waiting ?? place.storage.find(fileId)
}

/** The bytes of a file that the storage does not have yet. */
export async function waitingBytes(
  { keys }: Pick<Place, 'keys'>,
  tx: Tx,
  fileId: string,
): Promise<Buffer | null> {
  const sealed = await findWaiting(tx, fileId)
  return sealed && unsealFile(keys, fileId, sealed)
}
