import { type Insertable, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import type { PayrollExports } from '../../../plumbing/db/schema.generated.ts'

const shown = (tx: Tx) =>
  tx
    .selectFrom('payroll_exports')
    .select(['id', 'week', 'preset', 'file_id', 'timesheets', 'gross_cents', 'reimbursed_cents'])
    .select(['created_at', 'created_by_name'])
    .select(
      sql<string>`(select f.name from files f
        where f.agency_id = payroll_exports.agency_id and f.id = payroll_exports.file_id)`.as(
        'file_name',
      ),
    )

/** A page of files, of one week or of all, the newest first. */
export const findExports = (
  tx: Tx,
  { week, ...paging }: Paging & { week?: string | undefined },
) => {
  const rows = week === undefined ? shown(tx) : shown(tx).where('week', '=', week)
  const ordered = rows.orderBy('week', 'desc').orderBy('created_at', 'desc')
  return paged(tx, ordered, rows.clearSelect(), paging)
}

const one = prepared((tx, { id }: { id: string }) => shown(tx).where('id', '=', id))
export const findExport = async (tx: Tx, id: string) => (await one(tx, { id }))[0]
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

/** Stores a file with the timesheets that it has. */
export async function insertExport(
  tx: Tx,
  row: Insertable<PayrollExports>,
  sheets: readonly string[],
): Promise<void> {
  await tx.insertInto('payroll_exports').values(row).execute()
  await insertRows(
    tx.insertInto('payroll_export_sheets'),
    sheets.map((timesheet_id) => ({ agency_id: row.agency_id, export_id: row.id, timesheet_id })),
  )
}

/** Whether a file was made of the week. */
export const hasExport = async (tx: Tx, week: string): Promise<boolean> =>
  (await tx
    .selectFrom('payroll_exports')
    .select('id')
    .where('week', '=', week)
    .limit(1)
    .executeTakeFirst()) !== undefined

type Wanted = { week: string; again: boolean }

const acknowledged = prepared((tx, { week, again }: Wanted) =>
  tx
    .selectFrom('timesheets as t')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 't.agency_id').onRef('a.id', '=', 't.agent_id'),
    )
    .select(['t.id', 't.agent_id', 't.week', 't.minutes', 't.overtime_minutes'])
    .select(['t.gross_cents', 't.reimbursed_cents', 'a.first_name', 'a.last_name'])
    .where('t.week', '=', week)
    .where('t.status', '=', sql.lit('acknowledged' as const))
    .where(
      sql<boolean>`(${again}::boolean or not exists (select from payroll_export_sheets s
        where s.agency_id = t.agency_id and s.timesheet_id = t.id))`,
    )
    .orderBy('a.last_name')
    .orderBy('a.first_name')
    .orderBy('t.id'),
)

/** The acknowledged timesheets of a week that are in no file yet, or all of them, by the caregivers' names. */
export const findAcknowledged = (tx: Tx, wanted: Wanted) => acknowledged(tx, wanted)

const preset = prepared((tx, { id }: { id: string }) =>
  tx
    .selectFrom('payroll_presets')
    .select(['id', 'name', 'layout', 'columns'])
    .where('id', '=', id)
    .where('status', '=', sql.lit('active' as const)),
)

/** An own layout that is in use. */
export const findPreset = async (tx: Tx, id: string) => (await preset(tx, { id }))[0]
