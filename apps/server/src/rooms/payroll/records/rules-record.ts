import { payRules } from '@homeward/contract/payroll/rules'
import { federalRules } from '@homeward/domain/payroll/rules'
import { earlierDay } from '@homeward/domain/time/zone'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { recomputeFrom } from '../recompute.ts'

/** How the agency pays, from a day on. */
export const payRulesRecord = plainRecord(payRules, {
  table: 'pay_rules',
  rows: (tx) =>
    tx
      .selectFrom('pay_rules')
      .select(['id', 'start_date', 'overtime_system', 'weekly_overtime_after'])
      .select(['daily_overtime_after', 'daily_double_after', 'seventh_day', 'minimum_wage'])
      .select(['travel_paid', 'travel_rate', 'mileage_rate', 'weekend_differential'])
      .select(['night_differential', 'night_starts', 'night_ends', 'holiday_percent'])
      .select(['late_cancel_hours', 'late_cancel_percent', 'round_to', 'time_off_per_30_hours'])
      .select(['note', 'lock_version']),
  search: ['note'],
  order: 'overtime_system',
  present: (_ctx, rules, abilities) => ({ ...rules, round_to: step(rules.round_to), abilities }),
  values: (_ctx, sent, before) => ({
    ...(before === null && { minimum_wage: federalRules.minimumWage }),
    ...sent,
  }),
  refusals: { pay_rules_once: 'pay_rules_taken' },
  followed: (ctx, { start_date }, before) =>
    recomputeFrom(ctx, earlierDay(start_date, before?.start_date ?? null), null),
})

const steps = [1, 5, 6, 15] as const
const step = (stored: number) => steps.find((one) => one === stored) ?? 1
