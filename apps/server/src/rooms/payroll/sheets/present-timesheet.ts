import type { Timesheet, TimesheetLine, TimesheetRow } from '@homeward/contract/payroll/timesheets'
import { acknowledgement } from '@homeward/domain/payroll/exceptions'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import type { Ctx } from '../../../plumbing/context.ts'
import { findClaims, findTimeOff, findVisits, type ShownSheet } from './list-store.ts'
import { questionsOf } from './pay-questions.ts'
import { findLines, type LineRow } from './sheet-store.ts'

/** Whether a pay week is over by the agency's calendar. */
export const isOver = (ctx: Pick<Ctx, 'today'>, week: string): boolean =>
  payWeekOf(ctx.today) > week

/** A timesheet of a list. */
export const presentRow = (ctx: Ctx, row: ShownSheet): TimesheetRow => ({
  id: row.id,
  date: row.week,
  agent: {
    id: row.agent_id,
    first_name: row.first_name,
    last_name: row.last_name,
    private_profile: { hire_date: row.hire_date },
  },
  status: row.status,
  gross_pay: row.gross_cents,
  reimbursed: row.reimbursed_cents,
  minutes: row.minutes,
  overtime_minutes: row.overtime_minutes,
  exceptions: row.exceptions,
  unreviewed: row.unreviewed,
  owed: row.owed_cents,
  gross_before: row.gross_before,
  lock_version: row.lock_version,
  abilities: {
    acknowledge:
      ctx.may('payroll.write') &&
      row.status === 'draft' &&
      isOver(ctx, row.week) &&
      acknowledgement(row.exceptions) !== 'blocked',
  },
})

const visitKinds: readonly LineRow['kind'][] = [
  'visit',
  'travel',
  'weekend',
  'night',
  'holiday',
  'late_cancel',
]

/** A timesheet with its lines, the visits that they pay for, and the claims that these led to. */
export async function presentTimesheet(ctx: Ctx, row: ShownSheet): Promise<Timesheet> {
  const lines = await findLines(ctx.tx, [row.id])
  const ids = lines.flatMap(({ kind, source_id }) =>
    source_id !== null && visitKinds.includes(kind) ? [source_id] : [],
  )
  const visits = await findVisits(ctx.tx, [...new Set(ids)])
  return {
    ...presentRow(ctx, row),
    lines: lines.map((line) => presentLine(line, visits)),
    claims: ctx.may('payroll.read') ? await findClaims(ctx.tx, [...visits.keys()]) : [],
    straight_cents: row.straight_cents,
    acknowledged_at: row.acknowledged_at,
    acknowledged_by_name: row.acknowledged_by_name,
    acknowledged_reason: row.acknowledged_reason,
    owed_reason: row.owed_reason,
    questions: await questionsOf(ctx, row.agent_id, row.week),
    time_off_minutes: await findTimeOff(ctx.tx, row.agent_id),
  }
}

const presentLine = (
  { agency_id: _, timesheet_id: __, position: ___, source_id, ...line }: LineRow,
  visits: ReadonlyMap<string, NonNullable<TimesheetLine['visit']>>,
): TimesheetLine => {
  const visit = visits.get(source_id ?? '') ?? null
  return { ...line, visit_id: visit && source_id, visit }
}
