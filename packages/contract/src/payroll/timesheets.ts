import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { payExceptions, payLineKinds, timesheetStatuses } from '@homeward/domain/payroll/vocabulary'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { abilities, day, id, instant, line, lockVersion, paging, sort, text } from '../fields.ts'

/** The caregiver as the specification has it in a timesheet. */
const PaidAgent = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  private_profile: z.object({ hire_date: day.nullable() }),
})

const shown = {
  id,
  /** The Monday of the pay week. */
  date: day,
  agent: PaidAgent,
  status: z.enum(timesheetStatuses),
  /** Wages in cents, with overtime. */
  gross_pay: z.int(),
  /** Expenses that are paid back, in cents; not part of the gross pay. */
  reimbursed: z.int(),
  minutes: z.int(),
  overtime_minutes: z.int(),
  exceptions: z.array(z.enum(payExceptions)),
  unreviewed: z.int(),
  /** What a later timesheet will settle for this week. */
  owed: z.int(),
  lock_version: lockVersion,
  abilities,
}

export const TimesheetRow = z.object({
  ...shown,
  /** Gross pay of the week before; null where there was none. */
  gross_before: z.int().nullable(),
})
export type TimesheetRow = z.infer<typeof TimesheetRow>

const recorded = z.object({
  client: z.object({ id, name: z.string() }),
  starts_at: instant,
  ends_at: instant,
  /** Minutes that the devices recorded, and those after review. */
  recorded_minutes: z.int().nullable(),
  reviewed_minutes: z.int().nullable(),
})

export const TimesheetLine = z.object({
  kind: z.enum(payLineKinds),
  day,
  minutes: z.int(),
  /** Cents an hour; tenths of a cent a mile for mileage. */
  rate: z.int().nullable(),
  cents: z.int(),
  shared_minutes: z.int(),
  slept_minutes: z.int(),
  tenths_of_miles: z.int(),
  corrected_week: day.nullable(),
  reason: z.string().nullable(),
  visit_id: id.nullable(),
  visit: recorded.nullable(),
})
export type TimesheetLine = z.infer<typeof TimesheetLine>

const Said = z.object({ id, author: z.string(), body: z.string(), created_at: instant })

/** What the caregiver asked about the week, and what the office answered. */
const PayQuestion = z.object({ ...Said.shape, answers: z.array(Said) })
export type PayQuestion = z.infer<typeof PayQuestion>

export const Timesheet = z.object({
  ...shown,
  lines: z.array(TimesheetLine),
  /** The claims that its visits led to; none for the caregiver. */
  claims: z.array(z.object({ id, number: z.string(), status: z.enum(claimStatuses) })),
  /** All straight pay of the week over all of its minutes, for the regular rate. */
  straight_cents: z.int(),
  acknowledged_at: instant.nullable(),
  acknowledged_by_name: z.string().nullable(),
  acknowledged_reason: z.string().nullable(),
  owed_reason: z.string().nullable(),
  gross_before: z.int().nullable(),
  questions: z.array(PayQuestion),
  /** Minutes of paid time off that are left. */
  time_off_minutes: z.int(),
})
export type Timesheet = z.infer<typeof Timesheet>

const filter = {
  /** The pay week that this day is in. */
  week: day.optional(),
  agent_id: id.optional(),
  status: z.enum(timesheetStatuses).optional(),
  /** Those with this exception, with any, or with none. */
  exception: z.enum([...payExceptions, 'any', 'none']).optional(),
  search: line(80).optional(),
  /** `attention`: those with exceptions first, then by name. */
  sort: sort(['date', 'agent', 'attention', 'gross_pay', 'minutes'], '-date'),
}

const shared = { room: 'payroll' } as const

export const listTimesheets = endpoint({
  ...shared,
  spec: 'E216',
  summary: 'List timesheets, 20 a page',
  method: 'GET',
  path: '/timesheets',
  permission: 'timesheets.read',
  look: 'timesheet',
  input: { ...filter, ...paging(20) },
  returns: page(TimesheetRow),
})

export const getTimesheet = endpoint({
  ...shared,
  spec: 'E217',
  summary: 'Get a timesheet with its lines and claims',
  method: 'GET',
  path: '/timesheets/:id',
  permission: 'timesheets.read',
  look: 'timesheet',
  returns: record(Timesheet),
})

export const exportTimesheets = endpoint({
  ...shared,
  spec: 'E218',
  summary: 'Timesheets (CSV)',
  method: 'GET',
  path: '/timesheets.csv',
  permission: 'payroll.read',
  input: filter,
  returns: file('text/csv; charset=utf-8'),
  fails: ['export_too_large'],
  limit: 'export',
})

export const updateTimesheet = endpoint({
  ...shared,
  summary: 'Acknowledge a timesheet: its figures are frozen',
  method: 'PATCH',
  path: '/timesheets/:id',
  permission: 'payroll.write',
  input: {
    status: z.literal('acknowledged'),
    /** Why it is paid with exceptions. */
    reason: line(300).optional(),
    /** The gross pay that the person saw. */
    gross_pay: z.int().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Timesheet),
  fails: ['pay_week_running', 'timesheet_frozen', 'timesheet_blocked', 'pay_changed', 'stale'],
})

export const acknowledgeTimesheets = endpoint({
  ...shared,
  summary: 'Acknowledge all timesheets of a week without exceptions',
  method: 'POST',
  path: '/timesheets/acknowledge',
  permission: 'payroll.write',
  needsAnswer: true,
  input: { week: day },
  returns: record(
    z.object({
      week: day,
      acknowledged: z.int(),
      gross_pay: z.int(),
      /** Drafts that were left, because of exceptions. */
      left: z.int(),
    }),
  ),
  fails: ['pay_week_running'],
})

export const askAboutTimesheet = endpoint({
  ...shared,
  summary: 'Ask the office about a timesheet: a comment on the caregiver’s page',
  method: 'POST',
  path: '/timesheets/:id/questions',
  permission: 'timesheets.read',
  input: { question: text(1000).min(1, 'Write your question.') },
  returns: record(Timesheet),
})

export const downloadStatement = endpoint({
  ...shared,
  summary: 'Download the pay statement of a timesheet (PDF)',
  method: 'GET',
  path: '/timesheets/:id/statement',
  permission: 'timesheets.read',
  look: 'timesheet',
  returns: file('application/pdf'),
  limit: 'export',
})
