import { sql } from 'kysely'
import { Failure } from '../failure.ts'
import type { Database, Tx } from './pool.ts'

/**
 * Runs `work` in one transaction that sees one agency's rows and no others. With a time-out no statement
 * of it takes longer, and what took longer as a whole is rolled back: the caller has given it up by then.
 */
export function inAgency<T>(
  db: Database,
  agencyId: string,
  work: (tx: Tx) => Promise<T>,
  timeout?: number,
): Promise<T> {
  const started = performance.now()
  return db.app.transaction().execute(async (tx) => {
    await enter(tx, agencyId, timeout)
    const done = await work(tx)
    if (timeout !== undefined && performance.now() - started > timeout) {
      throw new Failure('timed_out')
    }
    return done
  })
}

const enter = (tx: Tx, agencyId: string, timeout: number | undefined): Promise<unknown> =>
  timeout === undefined
    ? sql`select set_config('app.agency_id', ${agencyId}, true)`.execute(tx)
    : sql`select set_config('app.agency_id', ${agencyId}, true),
        set_config('statement_timeout', ${String(timeout)}, true)`.execute(tx)
