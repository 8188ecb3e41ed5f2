import type { ClaimStatus } from './vocabulary.ts'

/** What the claims of a day come to. */
export const dailyStatuses = [
  'acknowledged',
  'partial_acknowledged',
  'unbilled',
  'rejected',
  'unknown',
  'has_detail',
] as const
type DailyStatus = (typeof dailyStatuses)[number]

/** Claims that the payor has and did not refuse. */
const ok: readonly ClaimStatus[] = [
  'acknowledged',
  'confirmed',
  'billed',
  'paid',
  'remaining_balance',
]

/** Claims that were refused or could not be sent. */
const bad: readonly ClaimStatus[] = ['rejected', 'denied', 'failed', 'sync_error']

/** The roll-up of a day: all ok, some ok, any unbilled, any bad, none, or else the claims themselves. */
export const dailyStatus = (statuses: readonly ClaimStatus[]): DailyStatus => {
  if (statuses.length === 0) return 'unknown'
  const accepted = statuses.filter((status) => ok.includes(status)).length
  if (accepted === statuses.length) return 'acknowledged'
  if (accepted > 0) return 'partial_acknowledged'
  if (statuses.includes('unbilled')) return 'unbilled'
  return statuses.some((status) => bad.includes(status)) ? 'rejected' : 'has_detail'
}

export const dailyStatusLabels: Record<DailyStatus, string> = {
  acknowledged: 'Accepted',
  partial_acknowledged: 'Partly accepted',
  unbilled: 'Not billed',
  rejected: 'Refused',
  unknown: 'No claims',
  has_detail: 'In progress',
}
