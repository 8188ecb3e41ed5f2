import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { exportLayouts } from '@homeward/domain/payroll/exports'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, instant, line, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'
import { exportColumns } from './export-columns.ts'

/** An own layout of the file for a payroll service. */
const PayrollPreset = z.object({
  id,
  name: z.string(),
  layout: z.enum(exportLayouts),
  columns: exportColumns,
  status: z.enum(recordStatuses),
  lock_version: lockVersion,
  abilities,
})
export type PayrollPreset = z.infer<typeof PayrollPreset>

const fields = { name: line(80), layout: z.enum(exportLayouts), columns: exportColumns }
const shared = { room: 'payroll', permission: 'payroll.write' } as const

const listPayrollPresets = endpoint({
  ...shared,
  permission: 'payroll.read',
  summary: 'List your own layouts of payroll files',
  method: 'GET',
  path: '/payroll_presets',
  input: {
    search: line(80).optional(),
    status: z.enum([...recordStatuses, 'all']).default('active'),
    sort: sort(['name'], 'name'),
    ...paging(30),
  },
  returns: page(PayrollPreset),
})

const createPayrollPreset = endpoint({
  ...shared,
  summary: 'Add a layout of payroll files',
  method: 'POST',
  path: '/payroll_presets',
  input: fields,
  returns: record(PayrollPreset),
  fails: ['name_taken'],
})

const updatePayrollPreset = endpoint({
  ...shared,
  summary: 'Change a layout of payroll files',
  method: 'PATCH',
  path: '/payroll_presets/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(PayrollPreset),
  fails: ['name_taken', 'stale'],
})

const archivePayrollPreset = endpoint({
  ...shared,
  summary: 'Archive a layout; files made with it stay',
  method: 'DELETE',
  path: '/payroll_presets/:id',
  returns: record(PayrollPreset),
})

const restorePayrollPreset = endpoint({
  ...shared,
  summary: 'Restore a layout',
  method: 'POST',
  path: '/payroll_presets/:id/restore',
  returns: record(PayrollPreset),
})

export const payrollPresets = plainRecord({
  type: 'payroll_preset',
  endpoints: {
    list: listPayrollPresets,
    create: createPayrollPreset,
    update: updatePayrollPreset,
    archive: archivePayrollPreset,
    restore: restorePayrollPreset,
  },
  example: (n) => ({
    name: `Our bureau ${n}`,
    layout: 'caregiver' as const,
    columns: [
      { header: 'No', value: 'caregiver_id' as const },
      { header: 'Gross', value: 'gross_amount' as const },
    ],
  }),
})

export const PayrollExport = z.object({
  id,
  week: day,
  preset: z.string(),
  file: z.object({ name: z.string(), url: z.string() }),
  timesheets: z.int(),
  gross_pay: z.int(),
  reimbursed: z.int(),
  created_at: instant,
  created_by_name: z.string(),
})
export type PayrollExport = z.infer<typeof PayrollExport>

export const listPayrollExports = endpoint({
  ...shared,
  permission: 'payroll.read',
  summary: 'List the files created for payroll services',
  method: 'GET',
  path: '/payroll_exports',
  input: { week: day.optional(), ...paging(20) },
  returns: page(PayrollExport),
})

export const createPayrollExport = endpoint({
  ...shared,
  summary: 'Create the file of the acknowledged timesheets of a week that are in no file yet',
  method: 'POST',
  path: '/payroll_exports',
  needsAnswer: true,
  input: {
    week: day,
    /** One of ours by its name, or an own one by its ID. */
    preset: line(80),
    /** Takes the timesheets of earlier files too. */
    again: z.boolean().default(false),
  },
  returns: record(PayrollExport),
  fails: ['payroll_open', 'payroll_exported'],
  limit: 'export',
})
