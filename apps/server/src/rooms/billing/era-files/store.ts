import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../../plumbing/db/pool.ts'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { EraFiles } from '../../../plumbing/db/schema.generated.ts'

const files = (tx: Tx) =>
  tx
    .selectFrom('era_files')
    .innerJoin('files', (join) =>
      join
        .onRef('files.agency_id', '=', 'era_files.agency_id')
        .onRef('files.id', '=', 'era_files.file_id'),
    )
    .select([
      'era_files.id',
      'files.name',
      'era_files.state',
      'era_files.claims_total',
      'era_files.claims_done',
      'era_files.repeated',
      'era_files.error',
      'era_files.author',
      'era_files.received_at',
      'era_files.finished_at',
    ])

/** Written out, because an index covers exactly these states. */
const atWork = sql<boolean>`era_files.state in ('waiting', 'reading', 'posting')`

/** Stores that an upload must be read; false if it was stored before. */
export async function insertEraFile(tx: Tx, file: Insertable<EraFiles>): Promise<boolean> {
  const kept = await tx
    .insertInto('era_files')
    .values(file)
    .onConflict((conflict) => conflict.constraint('era_files_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export const findByUpload = (tx: Tx, fileId: string) =>
  files(tx).where('era_files.file_id', '=', fileId).executeTakeFirstOrThrow()

export const findEraFile = (tx: Tx, id: string) =>
  files(tx).select('era_files.file_id').where('era_files.id', '=', id).executeTakeFirst()

/** Locked, so the work either finishes before a cancellation or does not count. */
export const lockEraFile = (tx: Tx, id: string) =>
  tx.selectFrom('era_files').select('state').where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns the changed file. */
export async function turnEraFile(tx: Tx, id: string, change: Updateable<EraFiles>) {
  await tx.updateTable('era_files').set(change).where('id', '=', id).execute()
  return files(tx).where('era_files.id', '=', id).executeTakeFirstOrThrow()
}

/** Files in progress, and those that failed or were canceled since; newest first. */
export function findUnfinished(tx: Tx, since: Date, paging: Paging) {
  const matching = files(tx).where((eb) =>
    eb.or([
      atWork,
      eb.and([
        eb('era_files.state', 'in', ['failed', 'canceled']),
        eb('era_files.received_at', '>=', since.toISOString()),
      ]),
    ]),
  )
  return paged(
    tx,
    matching.orderBy('era_files.received_at', 'desc').orderBy('era_files.id', 'desc'),
    matching.clearSelect(),
    paging,
  )
}

/** Lets one process at a time work on the files of an agency; false if another one does. */
export async function takeTurn(tx: Tx, agencyId: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`remittances ${agencyId}`}, 0)) as mine`.execute(
    tx,
  )
  return rows[0]?.mine === true
}

/** The next file: the oldest one. */
export const findNext = (tx: Tx) =>
  tx
    .selectFrom('era_files')
    .select(['id', 'file_id', 'tries', 'actor'])
    .where(atWork)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Changes a file that is not done, unless its work was restarted since; returns whether it did. */
export async function updateEraFile(
  tx: Tx,
  { id, tries }: { id: string; tries: number },
  change: Updateable<EraFiles>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('era_files')
    .set(change)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where(atWork)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The agencies with files that are not done. */
export async function agenciesAtWork(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.agencies_with_remittances_at_work() as id`.execute(db.app)
  return rows.map(({ id }) => id)
}
