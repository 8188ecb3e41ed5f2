import type { Report } from '@homeward/contract/reports/report-calls'
import type { Ctx } from '../../plumbing/context.ts'
import { downloadUrl } from '../files/door.ts'
import type { ReportRow } from './store.ts'

/** A report, with the address of its file for five minutes. */
export function presentReport(ctx: Ctx, { file_id, ...row }: ReportRow): Report {
  const filter = row.filter as Record<string, string>
  const url = file_id === null || row.status === 'archived' ? null : downloadUrl(ctx, file_id)
  return {
    ...row,
    filter,
    export_scope: scopeOf(filter),
    csv_file_url: row.format === 'csv' ? url : null,
    pdf_file_url: row.format === 'pdf' ? url : null,
    abilities: {
      cancel: row.status === 'pending',
      archive: row.status === 'completed' || row.status === 'failed',
      restore: row.status === 'archived' && file_id !== null,
    },
  }
}

/** The status that a report was narrowed to; all where it was not. */
const scopeOf = (filter: Record<string, string>): string =>
  Object.entries(filter).find(([name]) => name.endsWith('_status'))?.[1] ?? 'all'
