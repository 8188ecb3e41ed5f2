import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** Moves that a person with the capability claims.write may make by hand. */
export const claimMoves: Record<ClaimStatus, readonly ClaimStatus[]> = {
  draft: ['for_review', 'on_hold', 'unbillable', 'voided'],
  pre_integration: ['for_review', 'on_hold', 'unbillable'],
  for_review: ['ready_to_send', 'on_hold', 'unbilled', 'unbillable', 'voided'],
  ready_to_send: ['for_review', 'on_hold', 'unbillable'],
  queued: ['for_review', 'on_hold'],
  exported: ['for_review', 'transmitted'],
  transmitted: ['acknowledged', 'rejected', 'denied'],
  acknowledged: ['confirmed', 'rejected', 'denied', 'voided'],
  confirmed: ['billed', 'denied', 'voided'],
  billed: ['denied', 'voided'],
  paid: ['refund', 'voided'],
  remaining_balance: ['for_review', 'write_off', 'refund', 'voided'],
  rejected: ['for_review', 'ready_to_send', 'sync_error', 'on_hold', 'unbillable', 'write_off'],
  denied: ['for_review', 'ready_to_send', 'on_hold', 'write_off'],
  failed: ['for_review', 'ready_to_send', 'sync_error', 'on_hold'],
  sync_error: ['for_review', 'ready_to_send', 'on_hold'],
  on_hold: ['for_review', 'ready_to_send', 'unbilled', 'unbillable', 'write_off'],
  unbilled: ['for_review', 'unbillable', 'write_off'],
  unbillable: ['for_review'],
  voided: [],
  refund: [],
  write_off: ['for_review'],
}

/** Statuses that money or the payor's answer may give a sent claim. */
const answered: readonly ClaimStatus[] = [
  'acknowledged',
  'confirmed',
  'rejected',
  'paid',
  'denied',
  'remaining_balance',
  'failed',
]

/** Statuses that a remittance may give a claim at any time after it was sent. */
const settled: readonly ClaimStatus[] = ['paid', 'denied', 'remaining_balance', 'acknowledged']

/** Moves that follow from files: batches, acknowledgements, remittances. No one makes them by hand. */
export const claimFileMoves: Record<ClaimStatus, readonly ClaimStatus[]> = {
  draft: [],
  pre_integration: ['for_review'],
  for_review: settled,
  ready_to_send: ['queued', 'exported', 'transmitted', ...settled],
  queued: ['exported', 'transmitted', 'failed', ...settled],
  exported: ['transmitted', 'failed', ...settled],
  transmitted: answered,
  acknowledged: answered,
  confirmed: answered,
  billed: answered,
  paid: settled,
  remaining_balance: settled,
  rejected: settled,
  denied: settled,
  failed: ['queued', ...settled],
  sync_error: ['queued', ...settled],
  on_hold: settled,
  unbilled: settled,
  unbillable: settled,
  voided: settled,
  refund: settled,
  write_off: settled,
}

/**
 * Moves a claim by hand. Ready to send requires that every check of severity error passed, which `ready`
 * says.
 */
export const moveClaim = <S extends ClaimStatus>(
  claim: { status: ClaimStatus; ready: boolean },
  to: S,
): Result<{ status: S }, 'status_not_allowed' | 'claim_not_ready'> => {
  if (!claimMoves[claim.status].includes(to)) return fail('status_not_allowed')
  return to === 'ready_to_send' && !claim.ready ? fail('claim_not_ready') : ok({ status: to })
}

/** Moves a claim as a file says. A claim that already has the status stays, without failure. */
export const moveClaimByFile = <S extends ClaimStatus>(
  { status }: { status: ClaimStatus },
  to: S,
): Result<{ status: S }, 'status_not_allowed'> =>
  status === to || claimFileMoves[status].includes(to)
    ? ok({ status: to })
    : fail('status_not_allowed')
