import type { listTimesheets } from '@homeward/contract/payroll/timesheets'
import {
  payExceptionLabels,
  payExceptions,
  timesheetStatuses,
  timesheetStatusLabels,
} from '@homeward/domain/payroll/vocabulary'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { caregiverLookup } from '../../../ui/fields/record-lookups.ts'
import type { Filter } from '../../../ui/list/types.ts'

/** The filters that lists of timesheets share. */
export const timesheetFilters: readonly Filter<typeof listTimesheets>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(timesheetStatuses, timesheetStatusLabels),
  },
  {
    kind: 'choice',
    name: 'exception',
    label: 'Needs attention',
    options: [
      { value: 'any', label: 'Anything' },
      { value: 'none', label: 'Nothing' },
      ...optionsOf(payExceptions, payExceptionLabels),
    ],
  },
  { kind: 'lookup', name: 'agent_id', label: 'Caregiver', lookup: caregiverLookup },
]
