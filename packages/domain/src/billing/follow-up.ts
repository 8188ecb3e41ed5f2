import type { ClaimStatus } from './vocabulary.ts'

/** What somebody is going to do about a claim. */
export const followUpActions = [
  'no_action',
  'monitor_claim_status',
  'resubmit_corrected_claim',
  'cancel_void_claim',
  'submit_new_claim',
  'payer_follow_up',
  'internal_follow_up',
  'review_ra',
  'file_appeal',
  'write_off',
  'other',
] as const
export type FollowUpAction = (typeof followUpActions)[number]
export const followUpActionLabels: Record<FollowUpAction, string> = {
  no_action: 'No action',
  monitor_claim_status: 'Watch the claim status',
  resubmit_corrected_claim: 'Resubmit a corrected claim',
  cancel_void_claim: 'Cancel or void the claim',
  submit_new_claim: 'Submit a new claim',
  payer_follow_up: 'Follow up with the payor',
  internal_follow_up: 'Follow up in the agency',
  review_ra: 'Review the remittance',
  file_appeal: 'File an appeal',
  write_off: 'Write off',
  other: 'Other',
}

/** What became of a claim in the end. The names are those of the specification. */
export const outcomeCategories = [
  'pre_biling_review',
  'legal_review',
  'final_determination',
  'recouped',
  'resubmitted',
  'appeal',
  'paid',
  'not_paid',
  'write_off',
] as const
export type OutcomeCategory = (typeof outcomeCategories)[number]
export const outcomeCategoryLabels: Record<OutcomeCategory, string> = {
  pre_biling_review: 'Review before billing',
  legal_review: 'Legal review',
  final_determination: 'Final determination',
  recouped: 'Recouped',
  resubmitted: 'Resubmitted',
  appeal: 'Appeal',
  paid: 'Paid',
  not_paid: 'Not paid',
  write_off: 'Written off',
}

/** The follow-up that is proposed for a status; a person may choose another one. */
export const proposedFollowUp = (status: ClaimStatus): FollowUpAction => proposals[status]

const proposals: Record<ClaimStatus, FollowUpAction> = {
  draft: 'internal_follow_up',
  pre_integration: 'internal_follow_up',
  for_review: 'internal_follow_up',
  ready_to_send: 'no_action',
  queued: 'monitor_claim_status',
  exported: 'monitor_claim_status',
  transmitted: 'monitor_claim_status',
  acknowledged: 'monitor_claim_status',
  confirmed: 'monitor_claim_status',
  billed: 'monitor_claim_status',
  paid: 'no_action',
  remaining_balance: 'review_ra',
  rejected: 'submit_new_claim',
  denied: 'review_ra',
  failed: 'internal_follow_up',
  sync_error: 'internal_follow_up',
  on_hold: 'internal_follow_up',
  unbilled: 'submit_new_claim',
  unbillable: 'no_action',
  voided: 'no_action',
  refund: 'payer_follow_up',
  write_off: 'no_action',
}
