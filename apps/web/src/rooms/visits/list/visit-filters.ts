import type { listVisits } from '@homeward/contract/visits/visits'
import { languages } from '@homeward/domain/person/languages'
import { arrivalLabels, arrivals } from '@homeward/domain/visits/arrival'
import { exceptionFilterLabels, exceptionFilters } from '@homeward/domain/visits/exceptions'
import { momentFilterLabels, momentFilters } from '@homeward/domain/visits/moment'
import { visitStatuses, visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import type { Filter } from '../../../ui/list/types.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import {
  caregiverLookup,
  clientLookup,
  payorLookup,
  serviceLookup,
} from '../../../ui/fields/record-lookups.ts'
import { tagLookup } from '../../../ui/fields/tag-lookup.ts'

/** What narrows every list of visits. */
export const visitFilters: readonly Filter<typeof listVisits>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(visitStatuses, visitStatusLabels),
  },
  officeFilter,
  { kind: 'lookup', name: 'by_service_id', label: 'Service', lookup: serviceLookup, rare: true },
  { kind: 'lookup', name: 'by_payor_id', label: 'Payor', lookup: payorLookup },
  {
    kind: 'choice',
    name: 'language',
    label: 'Language',
    rare: true,
    options: languages.map((value) => ({ value, label: value })),
  },
  { kind: 'lookup', name: 'tag', label: 'Team or tag', lookup: tagLookup, rare: true },
  {
    kind: 'choice',
    name: 'moment',
    label: 'Now',
    options: optionsOf(momentFilters, momentFilterLabels),
  },
  {
    kind: 'choice',
    name: 'arrival',
    label: 'Check-in',
    rare: true,
    options: optionsOf(arrivals, arrivalLabels),
  },
  {
    kind: 'choice',
    name: 'entered_by_staff',
    label: 'Entered by',
    rare: true,
    options: [
      { value: 'true', label: 'Staff' },
      { value: 'false', label: 'Caregiver' },
    ],
  },
  {
    kind: 'choice',
    name: 'exception',
    label: 'To review',
    options: optionsOf(exceptionFilters, exceptionFilterLabels),
  },
  { kind: 'lookup', name: 'by_client_id', label: 'Client', lookup: clientLookup },
  { kind: 'lookup', name: 'by_agent_id', label: 'Caregiver', lookup: caregiverLookup },
  {
    kind: 'choice',
    name: 'unassigned',
    label: 'Staffing',
    rare: true,
    options: [{ value: 'true', label: 'No caregiver' }],
  },
  {
    kind: 'choice',
    name: 'to_cover',
    label: 'Absence',
    rare: true,
    options: [{ value: 'true', label: 'To cover' }],
  },
]
