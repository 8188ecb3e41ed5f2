import { payrollPresets } from '@homeward/contract/payroll/exports'
import { exportColumns } from '@homeward/contract/payroll/export-columns'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'

/** Own layouts of the file for a payroll service. */
export const payrollPresetRecord = plainRecord(payrollPresets, {
  table: 'payroll_presets',
  rows: (tx) =>
    tx
      .selectFrom('payroll_presets')
      .select(['id', 'name', 'layout', 'columns', 'status', 'lock_version']),
  search: ['name'],
  order: 'name',
  matching: (rows, { status }) => (status === 'all' ? rows : rows.where('status', '=', status)),
  present: (_ctx, preset, abilities) => ({
    ...preset,
    columns: exportColumns.parse(preset.columns),
    abilities,
  }),
  values: (_ctx, { columns, ...sent }) => ({
    ...sent,
    ...(columns && { columns: JSON.stringify(columns) }),
  }),
  refusals: { payroll_presets_name_once: 'name_taken' },
})
