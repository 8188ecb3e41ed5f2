import * as contract from '@homeward/contract/payroll/timesheets'
import { acknowledgement } from '@homeward/domain/payroll/exceptions'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { refreshWeek } from '../recompute.ts'
import { freeze } from './freeze.ts'
import { findDraftAgents } from './list-store.ts'
import { isOver } from './present-timesheet.ts'
import { computePay } from './refresh-sheets.ts'
import { holdEverybody } from './hold-store.ts'

/** Acknowledges all timesheets of a week that nobody needs to look at; two people at once do so once. */
export const acknowledgeWeek = verb(contract.acknowledgeTimesheets, async (ctx, input) => {
  const week = payWeekOf(input.week)
  if (!isOver(ctx, week)) throw new Failure('pay_week_running')
  await holdEverybody(ctx)
  await refreshWeek(ctx, week, null)
  const drafts = await computePay(ctx, week, await findDraftAgents(ctx.tx, week))
  const clean = drafts.filter(
    ({ stored, pay }) => stored && acknowledgement(pay.exceptions) === 'clean',
  )
  await freeze(ctx, clean, null)
  const gross_pay = clean.reduce((sum, { pay }) => sum + pay.gross, 0)
  return { week, acknowledged: clean.length, gross_pay, left: drafts.length - clean.length }
})
