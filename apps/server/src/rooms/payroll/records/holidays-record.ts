import { payHolidays } from '@homeward/contract/payroll/holidays'
import { earlierDay } from '@homeward/domain/time/zone'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { recomputeFrom } from '../recompute.ts'

/** Days on which work pays more. */
export const payHolidayRecord = plainRecord(payHolidays, {
  table: 'pay_holidays',
  rows: (tx) => tx.selectFrom('pay_holidays').select(['id', 'day', 'name', 'lock_version']),
  search: ['name'],
  order: 'name',
  present: (_ctx, holiday, abilities) => ({ ...holiday, abilities }),
  values: (_ctx, sent) => sent,
  refusals: { pay_holidays_once: 'pay_holiday_taken' },
  followed: (ctx, { day }, before) =>
    recomputeFrom(ctx, earlierDay(day, before?.day ?? null), null),
  gone: (ctx, { day }) => recomputeFrom(ctx, day, null),
})
