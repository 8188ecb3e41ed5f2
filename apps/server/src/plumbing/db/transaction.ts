import { CompiledQuery } from 'kysely'
import { Failure } from '../failure.ts'
import { enterText } from './entering-client.ts'
import type { Entry } from './entry.ts'
import type { Database, Tx } from './pool.ts'

type Manner = {
  /**
   * Milliseconds: no statement takes longer, and a longer transaction is rolled back, because its caller
   * has stopped waiting by then.
   */
  timeout?: number | undefined
  /** Can only read: each statement is a transaction of its own, which begins and ends with its message. */
  reads?: boolean
}

/** Runs `work` in one transaction that sees one agency's rows and no others. */
export function inAgency<T>(
  db: Database,
  agencyId: string,
  work: (tx: Tx) => Promise<T>,
  { timeout, reads = false }: Manner = {},
): Promise<T> {
  const started = performance.now()
  return db.share(agencyId, () =>
    db.app.transaction().execute(async (tx) => {
      await enter(tx, { agencyId, each: reads, ...(timeout && { timeout }) })
      const done = await work(tx)
      if (timeout !== undefined && performance.now() - started > timeout) {
        throw new Failure('timed_out')
      }
      return done
    }),
  )
}

const enter = (tx: Tx, entry: Partial<Entry>): Promise<unknown> =>
  tx.executeQuery(CompiledQuery.raw(enterText, [entry]))
