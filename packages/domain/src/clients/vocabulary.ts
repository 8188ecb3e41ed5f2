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

/** Where care has ended, or never begins, for good: nobody confirms a visit away. */
export const closedStatuses: readonly ClientStatus[] = ['discharged', 'deceased', 'do-not-admit']

/** That a client is closed, and since when; null for others. Without a day no day is open. */
export type Closed = { status: ClientStatus; on: string | null }
export const closedOf = (status: ClientStatus, leftOn: string | null): Closed | null =>
  closedStatuses.includes(status) ? { status, on: leftOn } : null

/** Whether a closed client can have a visit on a day: until the last one. */
export const isClosedOn = (closed: Closed | null, day: string): boolean =>
  closed !== null && (closed.on === null || day > closed.on)

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
