import { payExceptions } from '@homeward/domain/payroll/vocabulary'
import { wageAccounts } from '@homeward/domain/payroll/wage-journal'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { day, paging } from '../fields.ts'

const figures = {
  /** Its Monday. */
  week: day,
  timesheets: z.int(),
  drafts: z.int(),
  /** Drafts that need somebody. */
  with_exceptions: z.int(),
  gross_pay: z.int(),
  reimbursed: z.int(),
  minutes: z.int(),
  overtime_minutes: z.int(),
  /** Files that were made of it. */
  exports: z.int(),
}

const PayWeek = z.object(figures)

const PayWeekDetail = z.object({
  ...figures,
  /** Drafts with each exception. */
  exceptions: z.array(z.object({ exception: z.enum(payExceptions), count: z.int() })),
  /** Charges of the claims of the week's visits, in cents. */
  billed: z.int(),
  before: z.object({ gross_pay: z.int(), minutes: z.int(), overtime_minutes: z.int() }),
  /** Whether it is over, so that it can be acknowledged. */
  over: z.boolean(),
})
export type PayWeekDetail = z.infer<typeof PayWeekDetail>

const WageJournal = z.object({
  week: day,
  /** Empty before the first timesheet is acknowledged. */
  rows: z.array(z.object({ account: z.enum(wageAccounts), debit: z.int(), credit: z.int() })),
  /** The sum of the debits, which is that of the credits. */
  total: z.int(),
})

const shared = { room: 'payroll', permission: 'payroll.read' } as const

export const listPayWeeks = endpoint({
  ...shared,
  summary: 'List pay weeks, the newest first',
  method: 'GET',
  path: '/pay_weeks',
  input: paging(20),
  returns: page(PayWeek),
})

export const getPayWeek = endpoint({
  ...shared,
  summary: 'Get the figures of a pay week, with what it billed',
  method: 'GET',
  path: '/pay_week',
  /** Any day of it. */
  input: { week: day },
  returns: record(PayWeekDetail),
})

export const getWageJournal = endpoint({
  ...shared,
  summary: 'Get the journal of wages of the acknowledged timesheets of a pay week',
  method: 'GET',
  path: '/pay_weeks/:week/journal',
  /** Any day of it. */
  params: { week: day },
  returns: record(WageJournal),
})
