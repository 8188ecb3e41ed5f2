import type {
  ReportFormat,
  ReportKindName,
  ReportStatus,
} from '@homeward/domain/reports/vocabulary'
import { type Insertable, sql } from 'kysely'
import { type Paging, paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'

const columns = [
  'id',
  'status',
  'format',
  'start_date',
  'end_date',
  'filter',
  'rows_total',
  'rows_done',
  'total_invoices',
  'error',
  'file_id',
  'byte_size',
  'author',
  'created_at',
  'exported_at',
] as const

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

const ofKind = (tx: Tx, kind: ReportKindName) =>
  tx.selectFrom('reports').where('kind', '=', kind).select(columns)

export const findReport = (tx: Tx, kind: ReportKindName, id: string) =>
  ofKind(tx, kind).where('id', '=', id).executeTakeFirst()

export const lockReport = (tx: Tx, kind: ReportKindName, id: string) =>
  ofKind(tx, kind).where('id', '=', id).forUpdate().executeTakeFirst()

export function findReports(
  tx: Tx,
  { kind, status, ...page }: { kind: ReportKindName; status: ReportStatus } & Paging,
) {
  const all = tx.selectFrom('reports').where('kind', '=', kind).where('status', '=', status)
  return paged(tx, all.select(columns).orderBy('id', 'desc'), all, page)
}

export const insertReport = (tx: Tx, row: Insertable<DB['reports']>) =>
  tx.insertInto('reports').values(row).execute()

export const updateReport = (
  tx: Tx,
  id: string,
  change: Partial<Omit<ReportRow, 'id'>> & { archived_at?: string | null },
) => tx.updateTable('reports').set(change).where('id', '=', id).execute()

/**
 * Takes up the work on a report, from its beginning; undefined where it was canceled, is done, or somebody is
 * at work on it and was heard of since `silent`.
 */
export const claimReport = (tx: Tx, id: string, { now, silent }: { now: Date; silent: Date }) =>
  tx
    .updateTable('reports')
    .set({ rows_done: 0, rows_total: null, error: null, noted_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('noted_at', 'is', null), eb('noted_at', '<', silent.toISOString())]))
    .returning([...columns, 'actor'])
    .executeTakeFirst()

/** One at a time for what is asked, so that two who ask at once get one report. */
export const takeTurn = (tx: Tx, of: { agencyId: string; about: string }) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`report ${of.agencyId} ${of.about}`}, 0))`.execute(
    tx,
  )

type Alike = {
  kind: ReportKindName
  author: string
  since: Date
  start_date: string
  end_date: string
  format: ReportFormat
  filter: Record<string, string>
}

/** A report that the same person asked for in the same words since a time, if it is there or in progress. */
export const findAlike = (tx: Tx, { kind, since, filter, ...same }: Alike) =>
  tx
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', kind)
    .where('status', 'in', ['pending', 'completed'])
    .where('created_at', '>=', since.toISOString())
    .where('author', '=', same.author)
    .where('start_date', '=', same.start_date)
    .where('end_date', '=', same.end_date)
    .where('format', '=', same.format)
    .where('filter', '=', sql<string>`${JSON.stringify(filter)}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Notes the progress; false if someone canceled the work in the meantime. */
export const noteProgress = async (
  tx: Tx,
  id: string,
  progress: {
    rows_total?: number
    rows_done?: number
    total_invoices?: number
    error?: string
    noted_at: string | null
  },
): Promise<boolean> => {
  const noted = await tx
    .updateTable('reports')
    .set(progress)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

/** Lets go of the files of reports that were archived before a time; answers whose they were. */
export const dropOldFiles = (tx: Tx, before: Date) =>
  tx
    .updateTable('reports')
    .set({ file_id: null, byte_size: null })
    .where('status', '=', 'archived')
    .where('file_id', 'is not', null)
    .where('archived_at', '<', before.toISOString())
    .returning(['id', sql<ReportKindName>`kind`.as('kind')])
    .execute()

export const isPending = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('reports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()) !== undefined
