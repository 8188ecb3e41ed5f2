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
  /** What the payor refused, until it is filed again, paid or written off. */
  deniedCents: number
  writtenOffCents: number
  /** What the payor still owes; negative for a credit that is to be returned, never billed. */
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
    paidCents: sum('cash', 'unapplied_cash', 'recoupment'),
    contractualCents: sum('contractual_adjustment'),
    otherCents: sum('other_adjustment'),
    patientCents: sum('patient_receivable'),
    deniedCents: sum('denied_receivable'),
    writtenOffCents: sum('write_off'),
    balanceCents: sum('accounts_receivable', 'credits'),
  }
}

/** Statuses that money gives. */
type MoneyStatus = Extract<
  ClaimStatus,
  'paid' | 'denied' | 'remaining_balance' | 'acknowledged' | 'voided' | 'refund' | 'write_off'
>

/**
 * The status that the money gives a claim. A payor says "processed" even when it pays nothing, so the money
 * decides, not the status code. A claim is denied if nothing was paid and its charge was refused. Something still
 * owed, refused in part, or a whole charge left to the patient, is a remaining balance. After a reversal, with
 * everything owed again, the claim waits at the payor. A credit is to be returned. A void claim is void once
 * nothing of it is paid.
 */
export const claimStatusAfter = (
  balance: ClaimBalance,
  frequency: FilingFrequency = '1',
): MoneyStatus => {
  const { chargeCents, paidCents, patientCents, deniedCents, writtenOffCents, balanceCents } =
    balance
  if (frequency === '8') return paidCents === 0 && balanceCents === 0 ? 'voided' : 'refund'
  if (balanceCents < 0) return 'refund'
  if (paidCents === 0 && balanceCents === chargeCents && chargeCents !== 0) return 'acknowledged'
  if (deniedCents > 0 && paidCents === 0 && balanceCents === 0) return 'denied'
  if (balanceCents > 0 || deniedCents > 0) return 'remaining_balance'
  if (paidCents > 0) return 'paid'
  if (patientCents > 0) return 'remaining_balance'
  return writtenOffCents > 0 ? 'write_off' : 'denied'
}
