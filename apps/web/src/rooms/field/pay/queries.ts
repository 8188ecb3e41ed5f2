import type { InputOf } from '@homeward/contract/endpoint'
import { getTimesheet, listTimesheets } from '@homeward/contract/payroll/timesheets'
import { queryOf } from '../../../plumbing/query.ts'

/** The caregiver's own pay weeks, the newest first. */
export const ownPayQuery = {
  ...queryOf(listTimesheets, { items: 10 }),
  meta: { quiet: true },
}

/** One of them, line by line. */
export const ownWeekQuery = (id: string) => ({
  ...queryOf(getTimesheet, { id } as InputOf<typeof getTimesheet>),
  meta: { quiet: true },
})
