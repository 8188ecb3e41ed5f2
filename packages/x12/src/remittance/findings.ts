import type { Finding } from '../finding.ts'

/** What can be wrong inside one 835. */
const remittanceCodes = {
  missing_payment: 'There is no BPR segment',
  missing_trace: 'There is no TRN segment or no number in it',
  missing_amount: 'An amount that must be there is empty',
  bad_amount: 'An amount cannot be read',
  bad_quantity: 'A quantity cannot be read',
  bad_date: 'A date cannot be read',
  missing_claim_id: 'A claim has no claim id',
  missing_procedure: 'A line has no procedure',
  missing_reason: 'An adjustment has no reason',
  unknown_status: 'The claim status is not one of the guide',
  foreign_currency: 'The payment is not in US dollars',
  unexpected_segment: 'The segment does not belong into an 835',
} as const

export type RemittanceCode = keyof typeof remittanceCodes
export type RemittanceFinding = Finding<RemittanceCode>
