import { sql } from 'kysely'
import type { Database, Tx } from './pool.ts'

/** Runs `work` in one transaction that sees one agency's rows and no others. */
export function inAgency<T>(
  db: Database,
  agencyId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.app.transaction().execute(async (tx) => {
    await sql`select set_config('app.agency_id', ${agencyId}, true)`.execute(tx)
    return work(tx)
  })
}
