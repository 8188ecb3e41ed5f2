import type { JournalLine } from './postings.ts'
import type { ClaimStatus, JournalAccount } from './vocabulary.ts'

/** The money of one claim, in cents, as the journal has it. */
export type ClaimBalance = {
  chargeCents: number
  paidCents: number
  contractualCents: number
  otherCents: number
  /** What the patient owes. */
  patientCents: number
  /** What the payor still owes: charge less payments and adjustments. */
  balanceCents: number
}

/** The balance of a claim from all the journal lines that belong to it. */
export const claimBalance = (lines: readonly JournalLine[]): ClaimBalance => {
  const sum = (...accounts: JournalAccount[]): number =>
    lines
      .filter((line) => accounts.includes(line.account))
      .reduce((total, line) => total + line.amountCents, 0)
  return {
    chargeCents: 0 - sum('service_revenue'),
    paidCents: sum('cash', 'unapplied_cash'),
    contractualCents: sum('contractual_adjustment'),
    otherCents: sum('other_adjustment'),
    patientCents: sum('patient_receivable'),
    balanceCents: sum('accounts_receivable'),
  }
}

/**
 * What the money makes of a claim that a remittance has settled. A payor says "processed" also
 * when it pays nothing, so the money decides, not the status code: nothing paid, nothing owed any
 * more and nothing left to the patient is a denial. Something still owed by the payor, or a whole
 * charge left to the patient, is a remaining balance. After a reversal, with everything owed again,
 * the claim waits at the payor.
 */
export const claimStatusAfter = (
  balance: ClaimBalance,
): Extract<ClaimStatus, 'paid' | 'denied' | 'remaining_balance' | 'acknowledged'> => {
  const { chargeCents, paidCents, patientCents, balanceCents } = balance
  if (paidCents === 0 && balanceCents === chargeCents && chargeCents !== 0) return 'acknowledged'
  if (balanceCents !== 0) return 'remaining_balance'
  if (paidCents > 0) return 'paid'
  return patientCents > 0 ? 'remaining_balance' : 'denied'
}
