import * as contract from '@homeward/contract/payroll/weeks'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { payExceptions } from '@homeward/domain/payroll/vocabulary'
import { addDays } from '@homeward/domain/time/zone'
import { verb } from '../../../plumbing/http/verb.ts'
import { isOver } from '../sheets/present-timesheet.ts'
import { countExceptions, findBilled, findWeek } from './week-store.ts'

const nothing = {
  timesheets: 0,
  drafts: 0,
  with_exceptions: 0,
  gross_pay: 0,
  reimbursed: 0,
  minutes: 0,
  overtime_minutes: 0,
  exports: 0,
}

/** A pay week beside the one before it, and beside what it billed. */
export const getPayWeek = verb(contract.getPayWeek, async (ctx, input) => {
  const week = payWeekOf(input.week)
  const counts = await countExceptions(ctx.tx, week)
  const before = (await findWeek(ctx.tx, addDays(week, -7))) ?? nothing
  const now = await findWeek(ctx.tx, week)
  return {
    ...nothing,
    ...now,
    week,
    exceptions: payExceptions.flatMap((exception) => {
      const count = counts.get(exception) ?? 0
      return count > 0 ? [{ exception, count }] : []
    }),
    billed: await findBilled(ctx.tx, week),
    before: {
      gross_pay: before.gross_pay,
      minutes: before.minutes,
      overtime_minutes: before.overtime_minutes,
    },
    over: isOver(ctx, week),
  }
})
