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
  /** The offices that the caller is limited to. */
  offices?: readonly string[] | null
}

/** Runs `work` in one transaction that sees one agency's rows and no others. */
export function inAgency<T>(
  db: Database,
  agencyId: string,
  work: (tx: Tx) => Promise<T>,
  { timeout, reads = false, offices = null }: Manner = {},
): Promise<T> {
  const started = performance.now()
  return db.share(agencyId, () =>
    db.app.transaction().execute(async (tx) => {
      await enter(tx, {
        agencyId,
        each: reads,
        ...(timeout && { timeout }),
        ...(offices && limitedTo(offices)),
      })
      const done = await (offices ? work(tx).catch(orOutside) : work(tx))
      if (timeout !== undefined && performance.now() - started > timeout) {
        throw new Failure('timed_out')
      }
      return done
    }),
  )
}

/** Without any office nothing is seen. */
const limitedTo = (offices: readonly string[]): Partial<Entry> => ({
  role: 'homeward_office',
  officeIds: offices.length > 0 ? offices.join(',') : noOffice,
})

const noOffice = '00000000-0000-0000-0000-000000000000'

/** What somebody limited to offices writes for another office is refused by the database. */
function orOutside(error: unknown): never {
  const outside = error instanceof Error && 'code' in error && error.code === '42501'
  throw outside ? new Failure('forbidden') : error
}

const enter = (tx: Tx, entry: Partial<Entry>): Promise<unknown> =>
  tx.executeQuery(CompiledQuery.raw(enterText, [entry]))
