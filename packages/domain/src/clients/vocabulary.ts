/** The status of a client, from first contact to the end of care. */
export const clientStatuses = [
  'prospect',
  'pending-assessment',
  'pending-careplan',
  'active',
  'inactive',
  'discharge-pending',
  'discharged',
  'deceased',
  'do-not-admit',
] as const
export type ClientStatus = (typeof clientStatuses)[number]

/** Whether a client gets no further visits. */
export const hasLeftCare = (status: ClientStatus): boolean =>
  status === 'inactive' ||
  status === 'discharged' ||
  status === 'deceased' ||
  status === 'do-not-admit'

export const clientStatusLabels: Record<ClientStatus, string> = {
  prospect: 'Prospect',
  'pending-assessment': 'Pending assessment',
  'pending-careplan': 'Pending care plan',
  active: 'Active',
  inactive: 'Inactive',
  'discharge-pending': 'Discharge pending',
  discharged: 'Discharged',
  deceased: 'Deceased',
  'do-not-admit': 'Do not admit',
}
