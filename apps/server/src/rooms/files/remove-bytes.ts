import type { Database } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { AppServices } from '../../plumbing/services.ts'
import { isFile } from './unused-store.ts'

/**
 * Removes bytes that belong to no file any more. They stay if the file exists after all, or if a restored
 * copy of the agency still has it.
 */
export async function removeBytes(
  { storage }: AppServices,
  db: Database,
  { agency_id: agencyId, ids }: { agency_id: string; ids: readonly string[] },
): Promise<void> {
  for (const id of ids) {
    if (!(await inAgency(db, agencyId, (tx) => isFile(tx, id)))) await storage.remove(id)
  }
}
