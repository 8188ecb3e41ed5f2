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
export const remittanceStatuses = ['held', 'posted'] as const
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
  'service_revenue',
  'cash',
  'contractual_adjustment',
  'other_adjustment',
  'patient_receivable',
  'provider_adjustment',
  'unapplied_cash',
] as const
export type JournalAccount = (typeof journalAccounts)[number]
export const journalAccountLabels: Record<JournalAccount, string> = {
  accounts_receivable: 'Accounts receivable',
  service_revenue: 'Service revenue',
  cash: 'Cash',
  contractual_adjustment: 'Contractual adjustment',
  other_adjustment: 'Other adjustment',
  patient_receivable: 'Patient receivable',
  provider_adjustment: 'Provider adjustment',
  unapplied_cash: 'Unapplied cash',
}
