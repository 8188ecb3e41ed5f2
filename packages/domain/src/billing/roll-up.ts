import type { ClaimStatus } from './vocabulary.ts'

/** How a status counts in the roll-up of a day. */
export const claimStatusClass: Record<ClaimStatus, 'ok' | 'bad' | 'unbilled' | 'open'> = {
  draft: 'open',
  pre_integration: 'open',
  for_review: 'open',
  ready_to_send: 'open',
  queued: 'open',
  exported: 'open',
  transmitted: 'open',
  acknowledged: 'ok',
  confirmed: 'ok',
  billed: 'ok',
  paid: 'ok',
  remaining_balance: 'ok',
  rejected: 'bad',
  denied: 'bad',
  failed: 'bad',
  sync_error: 'bad',
  on_hold: 'open',
  unbilled: 'unbilled',
  unbillable: 'unbilled',
  voided: 'open',
  refund: 'open',
  write_off: 'open',
}

export const dailyStatuses = [
  'acknowledged',
  'partial_acknowledged',
  'unbilled',
  'rejected',
  'has_detail',
  'unknown',
] as const
export type DailyStatus = (typeof dailyStatuses)[number]
export const dailyStatusLabels: Record<DailyStatus, string> = {
  acknowledged: 'Acknowledged',
  partial_acknowledged: 'Partly acknowledged',
  unbilled: 'Unbilled',
  rejected: 'Rejected',
  has_detail: 'See details',
  unknown: 'No claims',
}

/**
 * What the claims of a day come to; the first that applies: no claims, all ok, some ok, any
 * unbilled, any bad, else a look at the details.
 */
export const rollUp = (statuses: readonly ClaimStatus[]): DailyStatus => {
  const classes = statuses.map((status) => claimStatusClass[status])
  if (classes.length === 0) return 'unknown'
  if (classes.every((kind) => kind === 'ok')) return 'acknowledged'
  if (classes.includes('ok')) return 'partial_acknowledged'
  if (classes.includes('unbilled')) return 'unbilled'
  return classes.includes('bad') ? 'rejected' : 'has_detail'
}
