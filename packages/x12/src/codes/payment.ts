/** What the payer does with money and remittance (BPR01). */
const paymentHandlings = {
  C: 'Payment comes with this remittance',
  D: 'Payment only',
  H: 'Notice only, no new money',
  I: 'Remittance; the payment comes apart',
  P: 'Trial of a new payment arrangement',
  U: 'Payment and remittance split',
  X: 'Handled by either party',
} as const

/** How the money travels (BPR04). */
const paymentMethods = {
  ACH: 'Bank transfer (ACH)',
  BOP: 'Means chosen by the bank',
  CHK: 'Check',
  FWT: 'Wire transfer',
  NON: 'No payment',
} as const

/** Our words for a payment method, or the bare code when we have none. */
export const describePaymentMethod = (code: string): string =>
  Object.entries(paymentMethods).find(([method]) => method === code)?.[1] ?? code

/** Our words for a handling code, or the bare code when we have none. */
export const describeHandling = (code: string): string =>
  Object.entries(paymentHandlings).find(([handling]) => handling === code)?.[1] ?? code
