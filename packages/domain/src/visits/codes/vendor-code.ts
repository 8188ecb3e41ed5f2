import type { EvvVendor } from '../../agency/vocabulary.ts'

/** What an EVV vendor has a code for. */
export const vendorCodeKinds = [
  'edit_reason',
  'edit_action',
  'early_reason',
  'early_action',
  'late_reason',
  'late_action',
  'missed_reason',
  'missed_action',
  'attestation',
  'exception',
  'validation',
  'unassigned',
] as const
export type VendorCodeKind = (typeof vendorCodeKinds)[number]
export const vendorCodeKindLabels: Record<VendorCodeKind, string> = {
  edit_reason: 'Reason for a change',
  edit_action: 'Action after a change',
  early_reason: 'Reason for an early check-in',
  early_action: 'Action after an early check-in',
  late_reason: 'Reason for a late check-in',
  late_action: 'Action after a late check-in',
  missed_reason: 'Reason for a missed visit',
  missed_action: 'Action after a missed visit',
  attestation: 'Attestation',
  exception: 'Exception',
  validation: 'Validation',
  unassigned: 'Use not known',
}

/** Where a label comes from: the vendor's or state's page, the page of another payor, a public program, the payor's sheet. */
export const labelSources = ['published', 'other_payor', 'integration', 'sheet'] as const
type LabelSource = (typeof labelSources)[number]
export const labelSourceLabels: Record<LabelSource, string> = {
  published: 'Published by the vendor or state',
  other_payor: 'Published for another payor',
  integration: 'Public program',
  sheet: 'Payor’s sheet',
}

/** A code of a vendor. The same number means different things in different states and at different payors. */
export type VendorCode = {
  vendor: EvvVendor
  /** Whose own sheet has it; null is any payor. A code of one payor is of no state. */
  payorId: string | null
  /** Null is any state. */
  state: string | null
  kind: VendorCodeKind
  code: string
  /** Null if what it means is not publicly known. */
  label: string | null
  source: LabelSource | null
}

export const codes = (
  shared: Pick<VendorCode, 'vendor' | 'state' | 'kind' | 'source'>,
  labels: Readonly<Record<string, string | null>>,
): VendorCode[] =>
  Object.entries(labels).map(([code, label]) => ({ ...shared, payorId: null, code, label }))
