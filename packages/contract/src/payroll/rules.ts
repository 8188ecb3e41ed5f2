import { overtimeSystems } from '@homeward/domain/payroll/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, clock, day, id, line, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'

/** Cents an hour. */
export const payCents = z.int().min(0).max(100_000)
const dayMinutes = z.int().min(0).max(1440)

const fields = {
  overtime_system: z.enum(overtimeSystems),
  weekly_overtime_after: z.int().min(0).max(10_080),
  daily_overtime_after: dayMinutes.nullable(),
  daily_double_after: dayMinutes.nullable(),
  seventh_day: z.boolean(),
  minimum_wage: payCents,
  travel_paid: z.boolean(),
  /** Null: the caregiver's own rate. */
  travel_rate: payCents.nullable(),
  /** Tenths of a cent a mile. */
  mileage_rate: payCents,
  weekend_differential: payCents,
  night_differential: payCents,
  night_starts: clock,
  night_ends: clock,
  /** Percent of the rate that an hour on a holiday pays. */
  holiday_percent: z.int().min(100).max(400),
  late_cancel_hours: z.int().min(0).max(168),
  late_cancel_percent: z.int().min(0).max(100),
  /** Minutes to which a stretch of work is rounded. */
  round_to: z.literal([1, 5, 6, 15]),
  time_off_per_30_hours: z.int().min(0).max(1800),
  /** Where the numbers come from. */
  note: line(300).nullable(),
}

/** How the agency pays, from a day on. */
const PayRulesRecord = z.object({
  id,
  start_date: day,
  ...fields,
  lock_version: lockVersion,
  abilities,
})
export type PayRulesRecord = z.infer<typeof PayRulesRecord>

const shared = { room: 'payroll', permission: 'payroll.write' } as const
const given = z.object(fields).partial().shape

const listPayRules = endpoint({
  ...shared,
  permission: 'payroll.read',
  summary: 'List pay rules, the newest first',
  method: 'GET',
  path: '/pay_rules',
  input: { search: line(80).optional(), sort: sort(['start_date'], '-start_date'), ...paging(30) },
  returns: page(PayRulesRecord),
})

const createPayRules = endpoint({
  ...shared,
  summary: 'Add pay rules from a day on; what is left out is as federal law has it',
  method: 'POST',
  path: '/pay_rules',
  input: { start_date: day, ...given },
  returns: record(PayRulesRecord),
  fails: ['pay_rules_taken'],
})

const updatePayRules = endpoint({
  ...shared,
  summary: 'Change pay rules; acknowledged weeks get an adjustment',
  method: 'PATCH',
  path: '/pay_rules/:id',
  input: { start_date: day.optional(), ...given, lock_version: lockVersion.optional() },
  returns: record(PayRulesRecord),
  fails: ['pay_rules_taken', 'stale'],
})

export const payRules = plainRecord({
  type: 'pay_rules',
  endpoints: { list: listPayRules, create: createPayRules, update: updatePayRules },
  example: (n) => ({
    start_date: `20${30 + (n % 60)}-01-01`,
    minimum_wage: 725,
    overtime_system: 'forty' as const,
  }),
})
