import { type Insertable, sql, type Updateable } from 'kysely'
import { holding } from '../../../plumbing/db/holding.ts'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { StatementRuns } from '../../../plumbing/db/schema.generated.ts'

const runs = (tx: Tx) =>
  tx
    .selectFrom('statement_runs')
    .select([
      'id',
      'month',
      'state',
      'clients_total',
      'clients_done',
      sql<number>`due_cents`.as('due_cents'),
      'file_id',
      'created_at',
      'created_by_name',
      'finished_at',
    ])

export type RunRecord = NonNullable<Awaited<ReturnType<typeof findRun>>>

export const findRun = (tx: Tx, id: string) => runs(tx).where('id', '=', id).executeTakeFirst()

export const findRuns = (tx: Tx, paging: Paging) =>
  paged(
    tx,
    runs(tx).orderBy('created_at', 'desc').orderBy('id', 'desc'),
    tx.selectFrom('statement_runs'),
    paging,
  )

/** The newest run of a month that made statements. */
export const findRunWithStatements = (tx: Tx, month: string) =>
  runs(tx)
    .where('month', '=', month)
    .where('clients_done', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const hold = holding((tx) => tx.selectFrom('statement_runs'))

export async function lockRun(tx: Tx, id: string) {
  await hold(tx, id)
  return findRun(tx, id)
}

/** Keeps other runs of the agency from beginning until the transaction ends. */
const holdBeginnings = (tx: Tx, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId}:statement runs`}, 0))`.execute(
    tx,
  )

/** Stores a run; false where another is at work. */
export async function insertRun(tx: Tx, row: Insertable<StatementRuns>): Promise<boolean> {
  await holdBeginnings(tx, row.agency_id)
  const stored = await tx
    .insertInto('statement_runs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export const updateRun = (tx: Tx, id: string, change: Updateable<StatementRuns>) =>
  tx.updateTable('statement_runs').set(change).where('id', '=', id).execute()

/** Whether a run is at work; none begins before the transaction ends. */
export async function isRunAtWork(tx: Tx, agencyId: string): Promise<boolean> {
  await holdBeginnings(tx, agencyId)
  const run = await tx
    .selectFrom('statement_runs')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return run !== undefined
}

const owing = (tx: Tx, runId: string) =>
  tx
    .selectFrom('patient_balances as b')
    .where('b.owed_cents', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('patient_statements as s')
            .select('s.id')
            .whereRef('s.agency_id', '=', 'b.agency_id')
            .whereRef('s.client_id', '=', 'b.client_id')
            .where('s.run_id', '=', runId),
        ),
      ),
    )

/** The next clients who owe something and have no statement of the run yet. */
export const findOwing = async (
  tx: Tx,
  runId: string,
  { after, most }: { after: string; most: number },
): Promise<string[]> =>
  (
    await owing(tx, runId)
      .select('b.client_id')
      .where('b.client_id', '>', after)
      .orderBy('b.client_id')
      .limit(most)
      .execute()
  ).map(({ client_id: id }) => id)

export const countOwing = async (tx: Tx, runId: string): Promise<number> =>
  (
    await owing(tx, runId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
