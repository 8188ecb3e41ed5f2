import type { ActedOn } from '../claim-actions.ts'
import type { FilingState } from '../filings.ts'
import type { ClaimStatus } from '../vocabulary.ts'

/** What became of the last filing of a claim that stands somewhere; null where it was never filed. */
const lastFiling: Record<ClaimStatus, FilingState | null> = {
  draft: null,
  pre_integration: null,
  for_review: null,
  ready_to_send: null,
  queued: 'written',
  exported: 'written',
  transmitted: 'sent',
  acknowledged: 'accepted',
  confirmed: 'accepted',
  billed: 'accepted',
  paid: 'accepted',
  remaining_balance: 'accepted',
  rejected: 'rejected',
  denied: 'accepted',
  failed: 'written',
  sync_error: 'written',
  on_hold: null,
  unbilled: null,
  unbillable: null,
  voided: 'accepted',
  refund: 'accepted',
  write_off: 'accepted',
}

const owing: readonly ClaimStatus[] = [
  'acknowledged',
  'confirmed',
  'billed',
  'remaining_balance',
  'denied',
]

/** A claim as it usually stands in a status, with everything that its moves ask for. */
export const actedOnIn = (status: ClaimStatus): ActedOn => {
  const state = lastFiling[status]
  return {
    status,
    ready: true,
    frequency: status === 'voided' ? '8' : '1',
    payerOrder: 'primary',
    filings: state === null ? [] : [{ frequency: '1', state, payer_order: 'primary' }],
    billsNext: status === 'denied',
    payerControlNumber: state === 'accepted' ? 'ICN1' : null,
    openCents: owing.includes(status) ? 100 : 0,
    writtenOffCents: status === 'write_off' ? 100 : 0,
  }
}
