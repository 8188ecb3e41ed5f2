import * as contract from '@homeward/contract/payroll/exports'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { downloadUrl } from '../../files/door.ts'
import { type ExportRow, findExports } from './export-store.ts'

/** A page of files that were made for payroll services. */
export const listPayrollExports = verb(contract.listPayrollExports, async (ctx, input) => {
  const week = input.week === undefined ? undefined : payWeekOf(input.week)
  const { rows, meta } = await findExports(ctx.tx, { ...input, week })
  return { data: rows.map((row) => presentExport(ctx, row)), meta }
})

export const presentExport = (ctx: Ctx, row: ExportRow): contract.PayrollExport => ({
  id: row.id,
  week: row.week,
  preset: row.preset,
  file: { name: row.file_name, url: downloadUrl(ctx, row.file_id) },
  timesheets: row.timesheets,
  gross_pay: row.gross_cents,
  reimbursed: row.reimbursed_cents,
  created_at: row.created_at,
  created_by_name: row.created_by_name,
})
