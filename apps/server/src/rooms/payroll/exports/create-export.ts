import * as contract from '@homeward/contract/payroll/exports'
import { exportColumns } from '@homeward/contract/payroll/export-columns'
import { type ExportPreset, exportPresets, exportRows } from '@homeward/domain/payroll/exports'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { sumCents } from '@homeward/domain/money'
import { v7 as uuid, validate } from 'uuid'
import { actorColumns } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { csvFile } from '../../../plumbing/csv/file.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { storeFile } from '../../files/door.ts'
import { holdEverybody } from '../sheets/hold-store.ts'
import { findLines } from '../sheets/sheet-store.ts'
import {
  findAcknowledged,
  findExport,
  findPreset,
  hasExport,
  insertExport,
} from './export-store.ts'
import { presentExport } from './list-exports.ts'

/**
 * Makes the file of the acknowledged timesheets of a week that are in no file yet, or of all where a person asks for
 * them again, and keeps it with its totals.
 */
export const createPayrollExport = verb(contract.createPayrollExport, async (ctx, input) => {
  const week = payWeekOf(input.week)
  await holdEverybody(ctx)
  const preset = await presetOf(ctx, input.preset)
  const sheets = await findAcknowledged(ctx.tx, { week, again: input.again })
  if (sheets.length === 0)
    throw new Failure((await hasExport(ctx.tx, week)) ? 'payroll_exported' : 'payroll_open')
  const ids = sheets.map(({ id }) => id)
  const lines = Map.groupBy(await findLines(ctx.tx, ids), ({ timesheet_id }) => timesheet_id)
  const rows = exportRows(
    preset,
    sheets.map((sheet) => ({
      caregiverId: sheet.agent_id,
      firstName: sheet.first_name,
      lastName: sheet.last_name,
      week,
      minutes: sheet.minutes,
      overtimeMinutes: sheet.overtime_minutes,
      lines: lines.get(sheet.id) ?? [],
    })),
  )
  const fields = preset.columns.map(({ header }) => header)
  const { name, body } = csvFile(`payroll-${week}-${slug(preset.name)}.csv`, { fields, data: rows })
  const file = await storeFile(ctx, { name, contentType: 'text/csv', bytes: Buffer.from(body) })
  const row = {
    id: uuid(),
    week,
    preset: preset.name,
    preset_id: validate(preset.id) ? preset.id : null,
    file_id: file.id,
    timesheets: sheets.length,
    gross_cents: sumCents(sheets.map(({ gross_cents }) => gross_cents)),
    reimbursed_cents: sumCents(sheets.map(({ reimbursed_cents }) => reimbursed_cents)),
    created_at: ctx.now.toISOString(),
    created_by: actorColumns(ctx.actor).user_id,
    created_by_name: ctx.actor.name,
  }
  await insertExport(ctx.tx, { ...row, agency_id: ctx.agency.id }, ids)
  const at = { topic: 'agency', id: ctx.agency.id } as const
  await ctx.changed(
    { action: 'payroll_export.created', type: 'payroll_export', id: row.id, after: row },
    at,
  )
  return presentExport(ctx, found(await findExport(ctx.tx, row.id)))
})

type Layout = Pick<ExportPreset, 'id' | 'name' | 'layout' | 'columns'>

/** One of ours by its name, or an own one by its ID. */
async function presetOf({ tx }: Ctx, asked: string): Promise<Layout> {
  const ours = exportPresets.find(({ id }) => id === asked)
  if (ours) return ours
  const own = validate(asked) ? await findPreset(tx, asked) : undefined
  if (own) return { ...own, columns: exportColumns.parse(own.columns) }
  throw new Failure('invalid', { fields: { preset: ['Choose one of the layouts in the list.'] } })
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
