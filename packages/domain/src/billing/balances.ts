import type { FilingFrequency } from './filings.ts'
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

/** The balance of a claim from all its journal lines. */
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
 * The status that the money gives a claim after a remittance. A payor says "processed" even when it pays
 * nothing, so the money decides, not the status code. A claim is denied if nothing was paid, nothing is
 * owed, and nothing is left to the patient. Something still owed by the payor, or a whole charge left to
 * the patient, is a remaining balance. After a reversal, with everything owed again, the claim waits at the
 * payor. A void claim is void once nothing of it is paid; until then money is to be returned.
 */
export const claimStatusAfter = (
  balance: ClaimBalance,
  frequency: FilingFrequency = '1',
): Extract<
  ClaimStatus,
  'paid' | 'denied' | 'remaining_balance' | 'acknowledged' | 'voided' | 'refund'
> => {
  const { chargeCents, paidCents, patientCents, balanceCents } = balance
  if (frequency === '8') return paidCents === 0 && balanceCents === 0 ? 'voided' : 'refund'
  if (paidCents === 0 && balanceCents === chargeCents && chargeCents !== 0) return 'acknowledged'
  if (balanceCents !== 0) return 'remaining_balance'
  if (paidCents > 0) return 'paid'
  return patientCents > 0 ? 'remaining_balance' : 'denied'
}
