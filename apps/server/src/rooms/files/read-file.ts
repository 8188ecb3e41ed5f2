import type { Readable } from 'node:stream'
import type { Database, Tx } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { AppServices } from '../../plumbing/services.ts'
import { streamOf } from '../../plumbing/storage/begun.ts'
import { openFile } from '../../plumbing/storage/seal-file.ts'
import { findWaiting } from './waiting-store.ts'

type Place = Pick<AppServices, 'storage' | 'keys'>

/**
 * A file piece by piece; its bytes lie in the database until the storage has them. Null if neither has them.
 * The database is asked first, because its copy goes only after the storage has one. Whoever does not read to
 * the end destroys the stream.
 */
export async function readFile(
  place: Place,
  db: Database,
  { agencyId, fileId }: { agencyId: string; fileId: string },
): Promise<Readable | null> {
  const waiting = await inAgency(db, agencyId, (tx) => waitingBytes(place, tx, fileId))
  return waiting ? streamOf([waiting]) : place.storage.read(fileId)
}

/** The bytes of a file that the storage does not have yet. */
export async function waitingBytes(
  { keys }: Pick<Place, 'keys'>,
  tx: Tx,
  fileId: string,
): Promise<Buffer | null> {
  const sealed = await findWaiting(tx, fileId)
  return sealed && openFile(keys, fileId, sealed)
}
