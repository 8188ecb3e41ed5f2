import { sumCents } from '../money.ts'
import { type Earning, earningOf, earnings } from './exports.ts'
import type { PayLineKind } from './vocabulary.ts'

/** Expenses by earning, as in the files for payroll services, and what the agency owes its caregivers for them. */
export const wageAccounts = [...earnings, 'wages_payable', 'reimbursements_payable'] as const
type WageAccount = (typeof wageAccounts)[number]

export const wageAccountLabels: Record<WageAccount, string> = {
  regular: 'Wages, regular',
  premium: 'Wages, overtime and holiday premium',
  time_off: 'Wages, paid time off',
  other: 'Wages, other pay and adjustments',
  bonus: 'Wages, bonuses',
  reimbursement: 'Mileage reimbursement',
  wages_payable: 'Wages payable',
  reimbursements_payable: 'Reimbursements payable',
}

type WageRow = { account: WageAccount; debit: number; credit: number }

const rowOf = (account: WageAccount, cents: number): WageRow[] =>
  cents === 0 ? [] : [{ account, debit: Math.max(0, cents), credit: Math.max(0, -cents) }]

/**
 * The double entry of the lines of acknowledged timesheets: what was earned is an expense, and wages payable take
 * the gross pay. Mileage that is paid back is no wage and has a payable of its own. An expense that adjustments
 * made negative stands on the other side. Debits and credits are equal; accounts without an amount are left out.
 */
export const wageJournal = (lines: readonly { kind: PayLineKind; cents: number }[]): WageRow[] => {
  const spent = (earning: Earning) =>
    sumCents(lines.filter(({ kind }) => earningOf[kind] === earning).map(({ cents }) => cents))
  const wages = sumCents(earnings.filter((one) => one !== 'reimbursement').map(spent))
  return [
    ...earnings.flatMap((earning) => rowOf(earning, spent(earning))),
    ...rowOf('wages_payable', -wages),
    ...rowOf('reimbursements_payable', -spent('reimbursement')),
  ]
}
