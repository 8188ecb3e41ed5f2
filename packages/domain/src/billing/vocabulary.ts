/** Everything a claim can be, from draft to settled. */
export const claimStatuses = [
  'draft',
  'pre_integration',
  'for_review',
  'ready_to_send',
  'queued',
  'exported',
  'transmitted',
  'acknowledged',
  'confirmed',
  'billed',
  'paid',
  'remaining_balance',
  'rejected',
  'denied',
  'failed',
  'sync_error',
  'on_hold',
  'unbilled',
  'unbillable',
  'voided',
  'refund',
  'write_off',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]
export const claimStatusLabels: Record<ClaimStatus, string> = {
  draft: 'Draft',
  pre_integration: 'Pre-integration',
  for_review: 'For review',
  ready_to_send: 'Ready to send',
  queued: 'Queued',
  exported: 'Exported',
  transmitted: 'Transmitted',
  acknowledged: 'Acknowledged',
  confirmed: 'Confirmed',
  billed: 'Billed',
  paid: 'Paid',
  remaining_balance: 'Remaining balance',
  rejected: 'Rejected',
  denied: 'Denied',
  failed: 'Failed',
  sync_error: 'Sync error',
  on_hold: 'On hold',
  unbilled: 'Unbilled',
  unbillable: 'Unbillable',
  voided: 'Voided',
  refund: 'Refund',
  write_off: 'Write-off',
}

/** The state of an uploaded remittance. */
export const remittanceStatuses = ['held', 'posted', 'dismissed'] as const
export type RemittanceStatus = (typeof remittanceStatuses)[number]

/** The progress of an uploaded file of remittances. Nothing of it counts before it is done. */
export const remittanceFileStates = [
  'waiting',
  'reading',
  'posting',
  'done',
  'failed',
  'canceled',
] as const
export type RemittanceFileState = (typeof remittanceFileStates)[number]

/** The accounts of the journal. Debits are positive cents, credits negative. */
export const journalAccounts = [
  'accounts_receivable',
  'denied_receivable',
  'patient_receivable',
  'service_revenue',
  'cash',
  'unapplied_cash',
  'credits',
  'recoupment',
  'interest',
  'contractual_adjustment',
  'other_adjustment',
  'write_off',
  'provider_adjustment',
] as const
export type JournalAccount = (typeof journalAccounts)[number]
export const journalAccountLabels: Record<JournalAccount, string> = {
  accounts_receivable: 'Accounts receivable',
  denied_receivable: 'Denied receivable',
  patient_receivable: 'Patient receivable',
  service_revenue: 'Service revenue',
  cash: 'Cash',
  unapplied_cash: 'Unapplied cash',
  credits: 'Credits to return',
  recoupment: 'Recoupment',
  interest: 'Interest',
  contractual_adjustment: 'Contractual adjustment',
  other_adjustment: 'Other adjustment',
  write_off: 'Write-off',
  provider_adjustment: 'Provider adjustment',
}
