import { fail, ok, type Result } from '../result.ts'
import type { ClientStatus } from './vocabulary.ts'

/**
 * The statuses that may follow each status. A client whose death was recorded by mistake becomes inactive.
 * A discharged client starts again with an assessment. A new record may have any status, because an agency
 * may take over existing clients.
 */
export const clientMoves: Record<ClientStatus, readonly ClientStatus[]> = {
  prospect: [
    'pending-assessment',
    'pending-careplan',
    'active',
    'inactive',
    'deceased',
    'do-not-admit',
  ],
  'pending-assessment': [
    'prospect',
    'pending-careplan',
    'active',
    'inactive',
    'deceased',
    'do-not-admit',
  ],
  'pending-careplan': [
    'prospect',
    'pending-assessment',
    'active',
    'inactive',
    'deceased',
    'do-not-admit',
  ],
  active: ['pending-careplan', 'inactive', 'discharge-pending', 'discharged', 'deceased'],
  inactive: [
    'pending-assessment',
    'pending-careplan',
    'active',
    'discharge-pending',
    'discharged',
    'deceased',
    'do-not-admit',
  ],
  'discharge-pending': ['active', 'inactive', 'discharged', 'deceased'],
  discharged: ['prospect', 'pending-assessment', 'deceased', 'do-not-admit'],
  deceased: ['inactive'],
  'do-not-admit': ['prospect', 'deceased'],
}

/** Whether a client may go from one status to another; staying is allowed. */
export const moveClient = (
  from: ClientStatus,
  to: ClientStatus,
): Result<ClientStatus, 'status_not_allowed'> =>
  from === to || clientMoves[from].includes(to) ? ok(to) : fail('status_not_allowed')

/** Statuses in which a client has left for good: they ask for the day and the reason. */
const leftStatuses = ['discharged', 'deceased'] as const
type LeftStatus = (typeof leftStatuses)[number]

export const hasLeft = (status: ClientStatus): status is LeftStatus =>
  leftStatuses.some((left) => left === status)

/** What forms offer as the reason of a discharge; another one may be typed. */
export const dischargeReasons = [
  'Goals met',
  'Moved away',
  'Moved to a facility',
  'Hospice',
  'Changed agencies',
  'Authorization ended',
  'Client or family request',
  'Unsafe home',
  'Deceased',
] as const
