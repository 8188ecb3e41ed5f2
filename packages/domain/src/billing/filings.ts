import type { PayerOrder } from '../agency/payer-order.ts'
import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** CLM05-3 of the 837P: what a filing is to the payor. */
export const filingFrequencies = ['1', '7', '8'] as const
export type FilingFrequency = (typeof filingFrequencies)[number]
export const filingFrequencyLabels: Record<FilingFrequency, string> = {
  '1': 'Original',
  '7': 'Replacement',
  '8': 'Void',
}

/** What became of a filing. */
export const filingStates = ['written', 'sent', 'accepted', 'rejected', 'withdrawn'] as const
export type FilingState = (typeof filingStates)[number]
export const filingStateLabels: Record<FilingState, string> = {
  written: 'In a file',
  sent: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

/** Statuses in which a claim follows the visits; in every other it bills what its last filing says. */
const open: readonly ClaimStatus[] = [
  'draft',
  'pre_integration',
  'for_review',
  'ready_to_send',
  'on_hold',
  'unbilled',
  'unbillable',
]
export const isOpen = (status: ClaimStatus): boolean => open.includes(status)

/** The filings to the payor in a place of the order. */
export const filingsTo = <F extends { payer_order: PayerOrder }>(
  order: PayerOrder,
  filings: readonly F[],
): F[] => filings.filter((filing) => filing.payer_order === order)

type Filed = { frequency: FilingFrequency; state: FilingState }

/** Whether the payor has the claim in adjudication, so an original would be a duplicate. */
const isAtPayor = (filings: readonly Filed[]): boolean => {
  const last = filings.findLast(({ state }) => state === 'accepted')
  return last !== undefined && last.frequency !== '8'
}

/** The frequency of the next filing of what is owed. */
export const nextFrequency = (filings: readonly Filed[]): '1' | '7' =>
  isAtPayor(filings) ? '7' : '1'

/** Whether a void may be filed: the payor has the claim, and we know how it calls it. */
export const checkVoid = (
  filings: readonly Filed[],
  payerControlNumber: string | null,
): Result<null, 'claim_not_at_payor' | 'payer_number_missing'> => {
  if (!isAtPayor(filings)) return fail('claim_not_at_payor')
  return payerControlNumber === null ? fail('payer_number_missing') : ok(null)
}
