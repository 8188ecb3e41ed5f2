import type { listVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import { evvVendorLabels, evvVendors } from '@homeward/domain/agency/vocabulary'
import {
  vendorClaimStatuses,
  vendorClaimStatusLabels,
  verificationKindLabels,
  verificationKinds,
  verificationStatuses,
  verificationStatusLabels,
} from '@homeward/domain/verification/vocabulary'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { evvAccountLookup, officeLookup } from '../../../ui/fields/record-lookups.ts'
import type { Filter } from '../../../ui/list/types.ts'

/** What narrows the list. What is open stands first: all that is not verified yet. */
export const verificationFilters: readonly Filter<typeof listVendorVerifications>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    initial: 'open',
    all: 'all',
    options: [
      { value: 'open', label: 'Not verified yet' },
      { value: 'stopped', label: 'Held or rejected' },
      ...optionsOf(verificationStatuses, verificationStatusLabels),
    ],
  },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Type',
    options: optionsOf(verificationKinds, verificationKindLabels),
  },
  { kind: 'lookup', name: 'account_id', label: 'Account', lookup: evvAccountLookup },
  {
    kind: 'choice',
    name: 'vendor',
    label: 'Vendor',
    options: optionsOf(evvVendors, evvVendorLabels),
    rare: true,
  },
  {
    kind: 'choice',
    name: 'claim_status',
    label: 'Claim at the vendor',
    options: optionsOf(vendorClaimStatuses, vendorClaimStatusLabels),
    rare: true,
  },
  { kind: 'lookup', name: 'office_id', label: 'Office', lookup: officeLookup, rare: true },
  { kind: 'days', name: 'by_day', label: 'Visit date' },
]
