import type { ClaimBalance } from './balances.ts'
import type { JournalLine } from './postings.ts'
import type { JournalAccount } from './vocabulary.ts'

const reductions: readonly JournalAccount[] = ['contractual_adjustment', 'other_adjustment']

/** The receivable and the credit of a claim, as far as its balance tells them apart. */
const receivable = (balanceCents: number): number => Math.max(balanceCents, 0)
const credit = (balanceCents: number): number => Math.min(balanceCents, 0)

/**
 * The lines of an entry as they fall on a claim. What settles more than the payor owes settles what it refused,
 * and, from a later payor, what was left to the patient. Adjustments cannot take more than is owed, and more money
 * than is owed is a credit. So no receivable of a claim is ever negative, and a credit is never billed.
 */
export function allocated(
  lines: readonly JournalLine[],
  before: ClaimBalance,
  { later = false }: { later?: boolean } = {},
): JournalLine[] {
  const sums = new Map<JournalAccount, number>()
  const sumOf = (account: JournalAccount) => sums.get(account) ?? 0
  const add = (account: JournalAccount, cents: number) => sums.set(account, sumOf(account) + cents)
  for (const { account, amountCents } of lines) add(account, amountCents)
  if (!touchesClaim(sums)) return [...lines]
  let balance = before.balanceCents + sumOf('accounts_receivable') + sumOf('credits')
  const settle = (account: JournalAccount, atMost: number) => {
    const taken = Math.min(Math.max(0 - balance, 0), Math.max(atMost, 0))
    add(account, 0 - taken)
    balance += taken
  }
  settle('denied_receivable', before.deniedCents + sumOf('denied_receivable'))
  if (later) settle('patient_receivable', before.patientCents + sumOf('patient_receivable'))
  for (const account of reductions) settle(account, sumOf(account))
  // A charge that is lowered is not owed, and what was given up of it is not a credit.
  if (sumOf('service_revenue') > 0) {
    settle('write_off', before.writtenOffCents + sumOf('write_off'))
  }
  sums.set('accounts_receivable', receivable(balance) - receivable(before.balanceCents))
  sums.set('credits', credit(balance) - credit(before.balanceCents))
  return [...sums]
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ account, amountCents }))
}

const touchesClaim = (sums: ReadonlyMap<JournalAccount, number>): boolean =>
  sums.has('accounts_receivable') || sums.has('credits')

/** Whether something of a claim would be owed less than nothing. */
export const overdrawn = (balance: ClaimBalance): boolean =>
  balance.deniedCents < 0 || balance.patientCents < 0
