import { sql } from 'kysely'
import type { Keys } from '../crypto/protected.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { resealFile } from './sealed.ts'
import type { Storage } from './storage.ts'

/**
 * Seals every file of every agency anew with the newest key, archives included. Files that have it
 * already are left alone, so a run that broke off goes on where it stopped.
 */
export async function resealFiles(
  at: { db: Database; keys: Keys; sealedFiles: Storage },
  told: (line: string) => void,
): Promise<{ files: number; unreadable: number }> {
  const total = { files: 0, unreadable: 0 }
  const { rows: agencies } = await sql<{ id: string }>`
    select id from app.agency_ids() as id order by id`.execute(at.db.app)
  for (const { id: agencyId } of agencies) {
    for (const name of await namesOf(at.db, agencyId)) {
      try {
        if (await resealFile(at.sealedFiles, at.keys, name)) total.files += 1
      } catch {
        // The file keeps its seal; who turns the keys must know that one of them is still needed.
        total.unreadable += 1
        told(`the file ${name} does not open`)
      }
    }
  }
  return total
}

const namesOf = async (db: Database, agencyId: string): Promise<string[]> =>
  inAgency(db, agencyId, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select id::text as name from files where status = 'stored'
      union all select storage_id::text from agency_export_parts
      union all select 'audit-heads/' || id::text from agencies
      union all select 'audit-missing/' || id::text from agencies order by name`.execute(tx)
    return rows.map(({ name }) => name)
  })
