/** What a vendor is told about. A vendor knows the caregiver and the client before the visit. */
export const verificationKinds = ['agent', 'client', 'visit'] as const
export type VerificationKind = (typeof verificationKinds)[number]
export const verificationKindLabels: Record<VerificationKind, string> = {
  agent: 'Caregiver',
  client: 'Client',
  visit: 'Visit',
}

/**
 * What changes are noted of: a payor stands for its visits, the agency for all that is kept back, `client_key`
 * for the visits of a client whose Medicaid ID changed, by which vendors know the client.
 */
export type VerificationSubject = VerificationKind | 'payor' | 'agency' | 'client_key'

/** Where a record stands at one vendor. */
export const verificationStatuses = [
  'held',
  'pending',
  'sent',
  'verified',
  'failed',
  'archived',
] as const
export type VerificationStatus = (typeof verificationStatuses)[number]
export const verificationStatusLabels: Record<VerificationStatus, string> = {
  held: 'Held',
  pending: 'Waiting to be sent',
  sent: 'Waiting for the answer',
  verified: 'Verified',
  failed: 'Rejected',
  archived: 'Archived',
}

/** What became of a visit's claim at a vendor that makes claims itself. */
export const vendorClaimStatuses = [
  'not_ready',
  'ready',
  'billed',
  'billed_externally',
  'paid',
  'denied',
  'canceled',
] as const
export type VendorClaimStatus = (typeof vendorClaimStatuses)[number]
export const vendorClaimStatusLabels: Record<VendorClaimStatus, string> = {
  not_ready: 'Not ready to bill',
  ready: 'Ready to bill',
  billed: 'Billed',
  billed_externally: 'Billed elsewhere',
  paid: 'Paid',
  denied: 'Denied',
  canceled: 'Canceled',
}

/** How one sending of a record ended. */
export const attemptOutcomes = ['waiting', 'accepted', 'rejected', 'not_sent', 'unknown'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]
export const attemptOutcomeLabels: Record<AttemptOutcome, string> = {
  waiting: 'Waiting for the answer',
  accepted: 'Accepted',
  rejected: 'Rejected',
  not_sent: 'Not sent',
  unknown: 'No answer',
}

/** Whether anything is sent over an account. */
export const connectionStates = ['open', 'resting', 'paused'] as const
export type ConnectionState = (typeof connectionStates)[number]
export const connectionStateLabels: Record<ConnectionState, string> = {
  open: 'Sending',
  resting: 'Waiting after failures',
  paused: 'Paused',
}

/** What still needs something: a person, a sending or an answer. */
export const openVerificationStatuses = [
  'held',
  'pending',
  'sent',
  'failed',
] as const satisfies readonly VerificationStatus[]

/** What waits for a person. */
export const stoppedVerificationStatuses = [
  'held',
  'failed',
] as const satisfies readonly VerificationStatus[]
