import type { InputOf } from '@homeward/contract/endpoint'
import { listPayrollExports, payrollPresets } from '@homeward/contract/payroll/exports'
import { getTimesheet } from '@homeward/contract/payroll/timesheets'
import { getPayWeek, getWageJournal } from '@homeward/contract/payroll/weeks'
import { queryOf } from '../../plumbing/query.ts'

/** The figures of a pay week. */
export const payWeekQuery = (week: string) => ({
  ...queryOf(getPayWeek, { week }),
  meta: { quiet: true },
})

/** The journal of wages of a week. */
export const wageJournalQuery = (week: string) => ({
  ...queryOf(getWageJournal, { week }),
  meta: { quiet: true },
})

/** One timesheet whole; the panel shows a failure itself. */
export const timesheetQuery = (id: string) => ({
  ...queryOf(getTimesheet, { id } as InputOf<typeof getTimesheet>),
  meta: { quiet: true },
})

/** The files that were made of a week. */
export const exportsQuery = (week: string) => ({
  ...queryOf(listPayrollExports, { week }),
  meta: { quiet: true },
})

/** The agency's own layouts. */
export const layoutsQuery = {
  ...queryOf(payrollPresets.endpoints.list, { items: 200 }),
  meta: { quiet: true },
}
