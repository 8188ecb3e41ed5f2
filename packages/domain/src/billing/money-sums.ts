import { type MoneySum, sumOfAccount } from './account-sums.ts'
import type { JournalAccount } from './vocabulary.ts'

/** What some lines of the journal come to, in cents; what was charged is positive. */
type MoneySums = Record<MoneySum, number>

/** Sums lines of the journal as `claim_money` does; accounts that are of no claim are left out. */
export function sumMoney(
  lines: readonly { readonly account: JournalAccount; readonly cents: number }[],
): MoneySums {
  const sums: MoneySums = { charged: 0, paid: 0, adjusted: 0, patient: 0, denied: 0, owed: 0 }
  for (const { account, cents } of lines) {
    const sum = sumOfAccount[account]
    if (sum !== null) sums[sum] += sum === 'charged' ? 0 - cents : cents
  }
  return sums
}
