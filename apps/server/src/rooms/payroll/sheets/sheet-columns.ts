import type { WeekFacts } from '@homeward/domain/payroll/facts'
import type { PayLine } from '@homeward/domain/payroll/lines'
import type { WeekPay } from '@homeward/domain/payroll/week-pay'
import type { LineRow } from './sheet-store.ts'

/** The figures of a timesheet as they are stored. */
export const sheetColumns = (pay: WeekPay, { unreviewed }: WeekFacts) => ({
  gross_cents: pay.gross,
  reimbursed_cents: pay.reimbursed,
  minutes: pay.minutes,
  overtime_minutes: pay.overtimeMinutes,
  straight_cents: pay.straightCents,
  daily_overtime: pay.dailyOvertime,
  overtime_cents: pay.overtimeCents,
  exceptions: [...pay.exceptions],
  unreviewed,
})

/** The lines of a timesheet as they are stored. */
export const lineColumns = (agencyId: string, timesheetId: string, { lines }: WeekPay) =>
  lines.map((line, position) => ({
    agency_id: agencyId,
    timesheet_id: timesheetId,
    position,
    kind: line.kind,
    day: line.day,
    source_id: line.source,
    minutes: line.minutes,
    rate: line.rate,
    cents: line.cents,
    shared_minutes: line.shared ?? 0,
    slept_minutes: line.slept ?? 0,
    tenths_of_miles: line.miles ?? 0,
    corrected_week: line.week ?? null,
    reason: line.reason ?? null,
  }))

/** A stored line as the rule of corrections compares it. */
export const wasLine = ({ kind, day, source_id, minutes, cents }: LineRow): PayLine => ({
  kind,
  day,
  source: source_id,
  minutes,
  rate: null,
  cents,
})
