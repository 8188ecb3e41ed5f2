import type { RemittanceHead } from './types.ts'

/**
 * Names a payment the same way each time it is delivered: payer, check or transfer number, day and
 * amount (TRN03, TRN02, BPR16, BPR02). Where the payer's trace id is missing its own id stands in.
 * Two remittances with one key are one payment; the text tells whether they also say the same.
 */
export const remittanceKey = ({
  payer,
  payment,
}: Pick<RemittanceHead, 'payer' | 'payment'>): string =>
  JSON.stringify([
    payer.traceId || payer.id || payer.name,
    payment.trace,
    payment.date ?? '',
    payment.total,
  ])
