import { CompiledQuery } from 'kysely'
import { Failure } from '../failure.ts'
import { enterText } from './entering-client.ts'
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
  return db.share(agencyId, () =>
    db.app.transaction().execute(async (tx) => {
      await enter(tx, agencyId, timeout)
      const done = await work(tx)
      if (timeout !== undefined && performance.now() - started > timeout) {
        throw new Failure('timed_out')
      }
      return done
    }),
  )
}

const enter = (tx: Tx, agencyId: string, timeout: number | undefined): Promise<unknown> =>
  tx.executeQuery(CompiledQuery.raw(enterText, [{ agencyId, ...(timeout && { timeout }) }]))
