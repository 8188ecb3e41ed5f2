import type { RemittanceStatus } from './vocabulary.ts'

/** How a deposit of the bank agrees with the remittances that it is for. */
export const depositStates = ['matched', 'unposted', 'different', 'unmatched', 'removed'] as const
type DepositState = (typeof depositStates)[number]
export const depositStateLabels: Record<DepositState, string> = {
  matched: 'Agrees',
  unposted: 'Not posted',
  different: 'Different amount',
  unmatched: 'No remittance',
  removed: 'Removed',
}

type Payment = { payment_cents: number | null; status: RemittanceStatus }

/**
 * The state of a deposit from the payments that were matched to it. It agrees only with payments that the journal
 * has: one that is on hold, dismissed, or whose posting was undone is money of the bank that the books lack.
 */
export function depositState(
  amountCents: number,
  payments: readonly Payment[],
): Exclude<DepositState, 'removed'> {
  if (payments.length === 0) return 'unmatched'
  if (differenceOf(amountCents, payments) !== 0) return 'different'
  return payments.every(({ status }) => status === 'posted') ? 'matched' : 'unposted'
}

/** What the bank got beyond the matched payments; less than zero where it got too little. */
export const differenceOf = (
  amountCents: number,
  payments: readonly { payment_cents: number | null }[],
): number => payments.reduce((left, { payment_cents: cents }) => left - (cents ?? 0), amountCents)

/** A trace number as it is compared: banks drop leading zeros, blanks and case. */
export const traceKey = (trace: string): string =>
  trace
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '')
