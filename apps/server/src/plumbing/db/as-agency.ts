import { sql } from 'kysely'
import type { Tx } from './pool.ts'

/**
 * Does a part of a transaction over people inside one agency: as homeward_app, which sees that agency's
 * rows and no others, then again as homeward_identity. So a person's change and its effect on the agency
 * succeed or fail together. An error must end the transaction.
 */
export async function asAgency<T>(tx: Tx, agencyId: string, work: () => Promise<T>): Promise<T> {
  await actAs(tx, 'homeward_app', agencyId)
  const done = await work()
  await actAs(tx, 'homeward_identity', '')
  return done
}

const actAs = (tx: Tx, role: string, agencyId: string) =>
  sql`select set_config('role', ${role}, true), set_config('app.agency_id', ${agencyId}, true)`.execute(
    tx,
  )
