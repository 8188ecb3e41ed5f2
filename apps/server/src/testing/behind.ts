import pg from 'pg'
import { expect } from 'vitest'
import type { Tx } from '../plumbing/db/pool.ts'
import { inAgency } from '../plumbing/db/transaction.ts'
import type { TestServer } from './test-server.ts'

/** Does `second`, which has to wait for what `first` changed and did not commit yet. */
export async function behind<T>(
  app: TestServer,
  { agencyId }: { agencyId: string },
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  let waited: Promise<T> | undefined
  await inAgency(app.db, agencyId, async (tx) => {
    await first(tx)
    waited = second()
    waited.catch(() => {})
    await expect.poll(() => waiting(app), { timeout: 4000 }).toBe(1)
  })
  return waited as Promise<T>
}

/** How many wait for a lock; only the database's owner sees them. */
async function waiting(app: TestServer): Promise<number> {
  const owner = new pg.Client({ connectionString: app.db.directUrl })
  await owner.connect()
  const { rows } = await owner.query(`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`)
  await owner.end()
  return rows.length
}
