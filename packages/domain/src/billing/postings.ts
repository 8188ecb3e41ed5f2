import type { JournalAccount } from './vocabulary.ts'

/** A line of the journal: debits are positive cents, credits negative; never zero. */
export type JournalLine = { account: JournalAccount; amountCents: number }

/** An adjustment of a remittance (CAS): a positive amount reduces the charge. */
export type Adjustment = { group: string; amountCents: number }

/** What a payor says of one claim; every amount of a reversal is negative. */
export type RemittedClaim = { paidCents: number; adjustments: readonly Adjustment[] }

const groupAccounts: Record<string, JournalAccount> = {
  CO: 'contractual_adjustment',
  PR: 'patient_receivable',
}

/** The account of an adjustment's group; OA, PI, CR and unknown groups are other adjustments. */
const adjustmentAccount = (group: string): JournalAccount =>
  groupAccounts[group] ?? 'other_adjustment'

/**
 * Creates an entry from one-sided lines. It adds up the lines of each account and books the total against
 * `counter`, so every entry sums to zero.
 */
const against = (counter: JournalAccount, lines: readonly JournalLine[]): JournalLine[] => {
  const sums = new Map<JournalAccount, number>()
  for (const { account, amountCents } of lines) {
    sums.set(account, (sums.get(account) ?? 0) + amountCents)
    sums.set(counter, (sums.get(counter) ?? 0) - amountCents)
  }
  return [...sums]
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ account, amountCents }))
}

const adjustmentLines = (adjustments: readonly Adjustment[]): JournalLine[] =>
  adjustments.map(({ group, amountCents }) => ({ account: adjustmentAccount(group), amountCents }))

/** A claim was sent: the payor owes its charge. */
export const claimTransmitted = (chargeCents: number): JournalLine[] =>
  against('service_revenue', [{ account: 'accounts_receivable', amountCents: chargeCents }])

/** A claim was paid or adjusted: cash and adjustments settle what was owed. */
export const claimRemitted = ({ paidCents, adjustments }: RemittedClaim): JournalLine[] =>
  against('accounts_receivable', [
    { account: 'cash', amountCents: paidCents },
    ...adjustmentLines(adjustments),
  ])

/** Money for an unknown claim. It is in the bank and waits for its claim. */
export const unmatchedRemitted = ({ paidCents }: RemittedClaim): JournalLine[] =>
  against('unapplied_cash', [{ account: 'cash', amountCents: paidCents }])

/** The claim was found later: the waiting money and the adjustments settle what was owed. */
export const unmatchedApplied = ({ paidCents, adjustments }: RemittedClaim): JournalLine[] =>
  against('accounts_receivable', [
    { account: 'unapplied_cash', amountCents: paidCents },
    ...adjustmentLines(adjustments),
  ])

/** An adjustment of the provider (PLB): a positive amount reduces the payment, as in the file. */
export const providerAdjusted = (amountCents: number): JournalLine[] =>
  against('cash', [{ account: 'provider_adjustment', amountCents }])

/** The entry that undoes another one. */
export const reversed = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map(({ account, amountCents }) => ({ account, amountCents: -amountCents }))
