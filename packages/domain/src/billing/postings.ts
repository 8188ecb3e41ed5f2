import type { JournalAccount } from './vocabulary.ts'

/** A line of the journal: debits are positive cents, credits negative; never zero. */
export type JournalLine = { account: JournalAccount; amountCents: number }

/** An adjustment of a remittance (CAS): a positive amount reduces the charge. */
export type Adjustment = {
  group: string
  amountCents: number
  /** The reason refuses to pay; the patient's share is never refused. */
  denied?: boolean
}

/** What a payor says of one claim; every amount of a reversal is negative. */
export type RemittedClaim = { paidCents: number; adjustments: readonly Adjustment[] }

const groupAccounts: Record<string, JournalAccount> = {
  CO: 'contractual_adjustment',
  PR: 'patient_receivable',
}

/** The account of an adjustment; OA, PI, CR and unknown groups are other adjustments. A denial stays receivable. */
const adjustmentAccount = ({ group, denied }: Adjustment): JournalAccount =>
  denied && group !== 'PR' ? 'denied_receivable' : (groupAccounts[group] ?? 'other_adjustment')

/** The lines of an entry, one for each account that it moves. */
export const summed = (lines: readonly JournalLine[]): JournalLine[] => {
  const sums = new Map<JournalAccount, number>()
  for (const { account, amountCents } of lines) {
    sums.set(account, (sums.get(account) ?? 0) + amountCents)
  }
  return [...sums]
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ account, amountCents }))
}

/** Moves an amount: debits the first account and credits the second. */
export const moved = (
  to: JournalAccount,
  from: JournalAccount,
  amountCents: number,
): JournalLine[] => against(from, [{ account: to, amountCents }])

/**
 * Creates an entry from one-sided lines. It adds up the lines of each account and books the total against
 * `counter`, so every entry sums to zero.
 */
const against = (counter: JournalAccount, lines: readonly JournalLine[]): JournalLine[] =>
  summed(lines.flatMap((line) => [line, { account: counter, amountCents: 0 - line.amountCents }]))

const adjustmentLines = (adjustments: readonly Adjustment[]): JournalLine[] =>
  adjustments.map((adjustment) => ({
    account: adjustmentAccount(adjustment),
    amountCents: adjustment.amountCents,
  }))

/** A claim was sent: the payor owes its charge. */
export const claimTransmitted = (chargeCents: number): JournalLine[] =>
  moved('accounts_receivable', 'service_revenue', chargeCents)

/** A claim was sent to the next payor, which owes what the one before left to the patient. */
export const nextPayorBilled = (patientCents: number): JournalLine[] =>
  moved('accounts_receivable', 'patient_receivable', Math.max(patientCents, 0))

/** A claim was paid or adjusted: cash and adjustments settle what was owed. */
export const claimRemitted = ({ paidCents, adjustments }: RemittedClaim): JournalLine[] =>
  against('accounts_receivable', [
    { account: 'cash', amountCents: paidCents },
    ...adjustmentLines(adjustments),
  ])

/** Money for an unknown claim. It is in the bank and waits for its claim. */
export const unmatchedRemitted = ({ paidCents }: Pick<RemittedClaim, 'paidCents'>): JournalLine[] =>
  moved('cash', 'unapplied_cash', paidCents)

/** The claim was found later: the waiting money and the adjustments settle what was owed. */
export const unmatchedApplied = ({ paidCents, adjustments }: RemittedClaim): JournalLine[] =>
  against('accounts_receivable', [
    { account: 'unapplied_cash', amountCents: paidCents },
    ...adjustmentLines(adjustments),
  ])

/** Codes of a PLB that recover money, or carry it over to the payment that does. */
const recovers = new Set(['WO', 'FB', '72', 'AP'])
const interest = new Set(['L6', '51'])

/** An adjustment of the provider (PLB): a positive amount reduces the payment, as in the file. */
export const providerAdjusted = (amountCents: number, reason = ''): JournalLine[] =>
  moved(
    recovers.has(reason) ? 'recoupment' : interest.has(reason) ? 'interest' : 'provider_adjustment',
    'cash',
    amountCents,
  )

/** A recovery that names a claim: it settles the credit of the claim first. */
export const recouped = (
  amountCents: number,
  reason: string,
  { balanceCents }: { balanceCents: number },
): JournalLine[] => {
  const credit = Math.min(Math.max(amountCents, 0), Math.max(0 - balanceCents, 0))
  return summed([
    ...moved('credits', 'cash', credit),
    ...providerAdjusted(amountCents - credit, reason),
  ])
}

/** The entry that undoes another one. */
export const reversed = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map(({ account, amountCents }) => ({ account, amountCents: -amountCents }))

/** The same lines with one account in the place of another. */
export const exchanged = (
  lines: readonly JournalLine[],
  from: JournalAccount,
  to: JournalAccount,
): JournalLine[] =>
  summed(lines.map((line) => (line.account === from ? { ...line, account: to } : line)))
