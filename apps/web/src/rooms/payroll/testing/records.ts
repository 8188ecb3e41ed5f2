import type { Timesheet, TimesheetRow } from '@homeward/contract/payroll/timesheets'
import type { PayWeekDetail } from '@homeward/contract/payroll/weeks'

export const idOf = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** The week of the tests: Monday. */
export const week = '2026-10-26'

export const aWeek = (more: Partial<PayWeekDetail> = {}): PayWeekDetail => ({
  week,
  timesheets: 3,
  drafts: 3,
  with_exceptions: 1,
  gross_pay: 120_000,
  reimbursed: 0,
  minutes: 4800,
  overtime_minutes: 0,
  exports: 0,
  exceptions: [{ exception: 'no_rate', count: 1 }],
  billed: 200_000,
  before: { gross_pay: 110_000, minutes: 4700, overtime_minutes: 0 },
  over: true,
  ...more,
})

export const aRow = (more: Partial<TimesheetRow> = {}): TimesheetRow => ({
  id: idOf(1),
  date: week,
  agent: {
    id: idOf(9),
    first_name: 'Ana',
    last_name: 'Reyes',
    private_profile: { hire_date: '2020-01-06' },
  },
  status: 'draft',
  gross_pay: 12_000,
  reimbursed: 0,
  minutes: 480,
  overtime_minutes: 0,
  exceptions: [],
  unreviewed: 0,
  owed: 0,
  lock_version: 1,
  gross_before: null,
  abilities: { acknowledge: true },
  ...more,
})

export const aSheet = (more: Partial<Timesheet> = {}): Timesheet => ({
  ...aRow(),
  lines: [],
  claims: [],
  straight_cents: 12_000,
  acknowledged_at: null,
  acknowledged_by_name: null,
  acknowledged_reason: null,
  owed_reason: null,
  time_off_minutes: 0,
  questions: [],
  ...more,
})
