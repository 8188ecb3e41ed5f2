/** What is to be done next with a claim. */
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
  monitor_claim_status: 'Monitor claim status',
  resubmit_corrected_claim: 'Resubmit corrected claim',
  cancel_void_claim: 'Cancel or void claim',
  submit_new_claim: 'Submit new claim',
  payer_follow_up: 'Follow up with payor',
  internal_follow_up: 'Follow up internally',
  review_ra: 'Review remittance advice',
  file_appeal: 'File appeal',
  write_off: 'Write off',
  other: 'Other',
}

/**
 * How a claim was resolved, or how far that is. The specification names the first, under_review, other_action,
 * no_action_needed_other_reason and recovery, and the stages between them; the stages are written out here.
 */
export const resolutionStatuses = [
  'paid_in_full_no_action',
  'under_review',
  'claim_correction_needed',
  'claim_correction_submitted',
  'claim_correction_paid',
  'reconsideration_requested',
  'reconsideration_approved',
  'reconsideration_denied',
  'first_level_appeal_filed',
  'first_level_appeal_approved',
  'first_level_appeal_denied',
  'second_level_appeal_filed',
  'second_level_appeal_approved',
  'second_level_appeal_denied',
  'external_review',
  'recoupment_notice_received',
  'recoupment_disputed',
  'recoupment_in_progress',
  'recoupment_completed',
  'refund_sent',
  'voided_no_action',
  'written_off',
  'other_action',
  'no_action_needed_other_reason',
  'recovery',
] as const
export type ResolutionStatus = (typeof resolutionStatuses)[number]
export const resolutionStatusLabels: Record<ResolutionStatus, string> = {
  paid_in_full_no_action: 'Paid in full, no action',
  under_review: 'Under review',
  claim_correction_needed: 'Correction needed',
  claim_correction_submitted: 'Correction submitted',
  claim_correction_paid: 'Correction paid',
  reconsideration_requested: 'Reconsideration requested',
  reconsideration_approved: 'Reconsideration approved',
  reconsideration_denied: 'Reconsideration denied',
  first_level_appeal_filed: 'First-level appeal filed',
  first_level_appeal_approved: 'First-level appeal approved',
  first_level_appeal_denied: 'First-level appeal denied',
  second_level_appeal_filed: 'Second-level appeal filed',
  second_level_appeal_approved: 'Second-level appeal approved',
  second_level_appeal_denied: 'Second-level appeal denied',
  external_review: 'External review',
  recoupment_notice_received: 'Recoupment notice received',
  recoupment_disputed: 'Recoupment disputed',
  recoupment_in_progress: 'Recoupment in progress',
  recoupment_completed: 'Recoupment completed',
  refund_sent: 'Refund sent',
  voided_no_action: 'Voided, no action',
  written_off: 'Written off',
  other_action: 'Other action',
  no_action_needed_other_reason: 'No action needed, other reason',
  recovery: 'Recovery',
}

/** Where a claim stands in the end; the first is spelled as other systems know it. */
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
  pre_biling_review: 'Pre-billing review',
  legal_review: 'Legal review',
  final_determination: 'Final determination',
  recouped: 'Recouped',
  resubmitted: 'Resubmitted',
  appeal: 'Appeal',
  paid: 'Paid',
  not_paid: 'Not paid',
  write_off: 'Write-off',
}
