import { type Holder, holds } from '../identity/abilities.ts'
import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'

/** What became of a file of claims. */
export const transmissionStatuses = [
  'written',
  'sending',
  'sent',
  'unknown',
  'failed',
  'withdrawn',
] as const
export type TransmissionStatus = (typeof transmissionStatuses)[number]
export const transmissionStatusLabels: Record<TransmissionStatus, string> = {
  written: 'Not sent yet',
  sending: 'Sending',
  sent: 'Sent',
  unknown: 'Unknown',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
}

/**
 * The statuses that a person may give a file. `sent`: it was handed over. `unknown`: nobody can say.
 * `withdrawn`: the payor never got it.
 */
const moves: Record<TransmissionStatus, readonly TransmissionStatus[]> = {
  written: ['sent', 'withdrawn'],
  sending: ['unknown'],
  sent: ['unknown'],
  unknown: ['sent', 'withdrawn'],
  failed: ['sent', 'withdrawn'],
  withdrawn: [],
}

export const moveTransmission = (
  from: TransmissionStatus,
  to: TransmissionStatus,
): Result<TransmissionStatus, 'status_not_allowed'> =>
  moves[from].includes(to) ? ok(to) : fail('status_not_allowed')

/** The statuses from which a file is given to its connection. */
const deliverable: readonly TransmissionStatus[] = ['written', 'failed', 'unknown']
export const mayDeliver = (status: TransmissionStatus): boolean => deliverable.includes(status)

/** Whether its connection still works on a file or may tell what became of it. */
export const isAtConnection = (status: TransmissionStatus): boolean =>
  status === 'sending' || status === 'unknown'

/** The most tries to hand a file over before it fails, and the seconds to wait after each. */
const pauses = [30, 120, 600, 1800] as const
export const pauseAfter = (tries: number): number | null => pauses[tries - 1] ?? null

/** What may be done with a file. */
export const transmissionAbilities = (
  holder: Holder,
  { status, connected }: { status: TransmissionStatus; connected: boolean },
): Record<string, boolean> => {
  const may = holds(holder, 'claims.write')
  return {
    mark_sent: may && moves[status].includes('sent'),
    mark_unknown: may && moves[status].includes('unknown'),
    withdraw: may && moves[status].includes('withdrawn'),
    deliver: may && connected && mayDeliver(status),
  }
}
