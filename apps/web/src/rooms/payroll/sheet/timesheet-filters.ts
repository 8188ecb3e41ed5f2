import type { listTimesheets } from '@homeward/contract/payroll/timesheets'
import {
  payExceptionLabels,
  payExceptions,
  timesheetStatuses,
  timesheetStatusLabels,
} from '@homeward/domain/payroll/vocabulary'
import { caregiverLookup } from '../../../ui/fields/record-lookups.ts'
import type { Filter } from '../../../ui/list/types.ts'

/** The filters that lists of timesheets share. */
export const timesheetFilters: readonly Filter<typeof listTimesheets>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: timesheetStatuses.map((value) => ({ value, label: timesheetStatusLabels[value] })),
  },
  {
    kind: 'choice',
    name: 'exception',
    label: 'Needs attention',
    options: [
      { value: 'any', label: 'Anything' },
      { value: 'none', label: 'Nothing' },
      ...payExceptions.map((value) => ({ value, label: payExceptionLabels[value] })),
    ],
  },
  { kind: 'lookup', name: 'agent_id', label: 'Caregiver', lookup: caregiverLookup },
]
