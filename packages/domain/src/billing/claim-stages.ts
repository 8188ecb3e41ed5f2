import type { ClaimStage } from '../visits/claim-stage.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** What every status of a claim means for its visits; a stuck claim waits until someone acts. */
export const claimStages: Record<ClaimStatus, ClaimStage> = {
  draft: 'waiting',
  pre_integration: 'waiting',
  for_review: 'waiting',
  ready_to_send: 'waiting',
  unbilled: 'waiting',
  on_hold: 'stuck',
  failed: 'stuck',
  sync_error: 'stuck',
  unbillable: 'stuck',
  voided: 'stuck',
  rejected: 'rejected',
  denied: 'denied',
  queued: 'sent',
  exported: 'sent',
  transmitted: 'sent',
  acknowledged: 'sent',
  confirmed: 'sent',
  billed: 'sent',
  remaining_balance: 'sent',
  refund: 'sent',
  write_off: 'sent',
  paid: 'paid',
}
