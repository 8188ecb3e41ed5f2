import * as contract from '@homeward/contract/payroll/timesheets'
import { payExceptionLabels, timesheetStatusLabels } from '@homeward/domain/payroll/vocabulary'
import { formatDay } from '@homeward/domain/dates'
import { decimalCents } from '@homeward/domain/money'
import { decimalHours } from '@homeward/domain/time/decimal-hours'
import { csvFile, mostExported } from '../../../plumbing/csv/file.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAll } from './list-store.ts'

const fields = [
  'Week',
  'Last name',
  'First name',
  'Hired',
  'Status',
  'Hours',
  'Overtime hours',
  'Gross pay',
  'Reimbursement',
  'Exceptions',
]

/** The list of timesheets as CSV. */
export const exportTimesheets = verb(contract.exportTimesheets, async (ctx, input) => {
  const rows = await findAll(ctx.tx, input, mostExported)
  if (rows.length > mostExported) throw new Failure('export_too_large')
  const after = { records: rows.length }
  await ctx.record({ action: 'timesheets.exported', type: 'agency', id: ctx.agency.id, after })
  const data = rows.map((row) => [
    formatDay(row.week),
    row.last_name,
    row.first_name,
    row.hire_date === null ? '' : formatDay(row.hire_date),
    timesheetStatusLabels[row.status],
    decimalHours(row.minutes),
    decimalHours(row.overtime_minutes),
    decimalCents(row.gross_cents),
    decimalCents(row.reimbursed_cents),
    row.exceptions.map((kind) => payExceptionLabels[kind]).join(', '),
  ])
  return csvFile(`timesheets-${ctx.today}.csv`, { fields, data })
})
