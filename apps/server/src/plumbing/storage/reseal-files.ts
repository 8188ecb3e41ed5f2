import { sql } from 'kysely'
import type { Keys } from '../crypto/protected.ts'
import type { Database, Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { resealFile } from './sealed.ts'
import type { Storage } from './storage.ts'

/**
 * Seals every file of every agency again with the newest key, and what the trail keeps in the storage.
 * `filesOf` names the files of the agency of a transaction. Files with the newest key are skipped, so an
 * interrupted run continues where it stopped.
 */
export async function resealFiles(
  at: { db: Database; keys: Keys; sealedFiles: Storage },
  filesOf: (tx: Tx) => Promise<string[]>,
  told: (line: string) => void,
): Promise<{ files: number; unreadable: number }> {
  const total = { files: 0, unreadable: 0 }
  const { rows: agencies } = await sql<{ id: string }>`
    select id from app.agency_ids() as id order by id`.execute(at.db.app)
  for (const { id: agencyId } of agencies) {
    const trail = [`audit-heads/${agencyId}`, `audit-missing/${agencyId}`]
    for (const name of [...(await inAgency(at.db, agencyId, filesOf)), ...trail]) {
      try {
        if (await resealFile(at.sealedFiles, at.keys, name)) total.files += 1
      } catch {
        // The file keeps its seal; the person who rotates keys must know that one of them is still needed.
        total.unreadable += 1
        told(`the file ${name} does not open`)
      }
    }
  }
  return total
}
