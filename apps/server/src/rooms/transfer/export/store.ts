import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

const columns = [
  'id',
  'state',
  'tables_done',
  'tables_total',
  'rows_done',
  'files_done',
  'files_total',
  'byte_size',
  'error',
  'author',
  'created_at',
  'finished_at',
] as const

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findExport = (tx: Tx, id: string) =>
  tx.selectFrom('agency_exports').select(columns).where('id', '=', id).executeTakeFirst()

export const lockExport = (tx: Tx, id: string) =>
  tx
    .selectFrom('agency_exports')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export function findExports(tx: Tx, input: Paging) {
  const all = tx.selectFrom('agency_exports')
  return paged(tx, all.select(columns).orderBy('id', 'desc'), all, input)
}

export const insertExport = (tx: Tx, row: { agency_id: string; id: string; author: string }) =>
  tx
    .insertInto('agency_exports')
    .values({ ...row, state: 'waiting' })
    .execute()

export const updateExport = (
  tx: Tx,
  id: string,
  change: Partial<Pick<ExportRow, Exclude<(typeof columns)[number], 'id'>>>,
) => tx.updateTable('agency_exports').set(change).where('id', '=', id).execute()

/** Takes up the work on an export; false where it was canceled, or is done. */
export const claimExport = async (tx: Tx, id: string): Promise<boolean> => {
  const claimed = await tx
    .updateTable('agency_exports')
    .set({ state: 'running', error: null })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/** Notes the progress; false if someone canceled the work in the meantime. */
export const noteProgress = async (
  tx: Tx,
  id: string,
  progress: Partial<Pick<ExportRow, (typeof columns)[number]>>,
): Promise<boolean> => {
  const noted = await tx
    .updateTable('agency_exports')
    .set(progress)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

export const insertPart = (
  tx: Tx,
  part: {
    agency_id: string
    export_id: string
    number: number
    storage_id: string
    byte_size: number
  },
) => tx.insertInto('agency_export_parts').values(part).execute()

export const findParts = (tx: Tx, exportId: string) =>
  tx
    .selectFrom('agency_export_parts')
    .select(['number', 'storage_id', 'byte_size'])
    .where('export_id', '=', exportId)
    .orderBy('number')
    .execute()

/** What the parts of every archive are called in the storage. */
export const findPartNames = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('agency_export_parts').select('storage_id').execute()).map(
    ({ storage_id }) => storage_id,
  )

export const deleteParts = (tx: Tx, exportId: string) =>
  tx
    .deleteFrom('agency_export_parts')
    .where('export_id', '=', exportId)
    .returning('storage_id')
    .execute()

/** Archives that lie longer than they should. */
export const findOldExports = (tx: Tx, before: Date) =>
  tx
    .selectFrom('agency_exports')
    .select('id')
    .where('state', '=', 'done')
    .where('finished_at', '<', before.toISOString())
    .execute()
