import * as contract from '@homeward/contract/payroll/weeks'
import { sumCents } from '@homeward/domain/money'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { wageJournal } from '@homeward/domain/payroll/wage-journal'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAcknowledgedPay } from './week-store.ts'

/** The double entry of a pay week, by what its acknowledged timesheets say. */
export const getWageJournal = verb(contract.getWageJournal, async (ctx, input) => {
  const week = payWeekOf(input.week)
  const rows = wageJournal(await findAcknowledgedPay(ctx.tx, week))
  return { week, rows, total: sumCents(rows.map(({ debit }) => debit)) }
})
