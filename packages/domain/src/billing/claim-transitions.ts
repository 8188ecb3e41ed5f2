import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { type ActedOn, claimActionNames, claimActions, mayAct } from './claim-actions.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** Statuses that money or the payor's answer may give a sent claim. */
const answered: readonly ClaimStatus[] = [
  'acknowledged',
  'confirmed',
  'rejected',
  'paid',
  'denied',
  'remaining_balance',
  'failed',
  'voided',
  'refund',
  'on_hold',
]

/** Statuses that a remittance may give a claim at any time after it was sent. */
const settled: readonly ClaimStatus[] = [
  'paid',
  'denied',
  'remaining_balance',
  'acknowledged',
  'voided',
  'refund',
  'on_hold',
]

/** Moves that follow from files: batches, acknowledgements, remittances. No one makes them by hand. */
export const claimFileMoves: Record<ClaimStatus, readonly ClaimStatus[]> = {
  draft: [],
  pre_integration: ['for_review'],
  for_review: settled,
  ready_to_send: ['queued', 'exported', ...settled],
  queued: ['exported', 'transmitted', 'failed', 'for_review', ...settled],
  exported: ['queued', 'transmitted', 'failed', 'for_review', ...settled],
  transmitted: [...answered, 'for_review'],
  acknowledged: [...answered, 'write_off'],
  confirmed: [...answered, 'write_off'],
  billed: [...answered, 'write_off'],
  paid: settled,
  remaining_balance: [...settled, 'write_off'],
  rejected: settled,
  denied: [...settled, 'write_off'],
  failed: ['queued', 'transmitted', 'for_review', ...settled],
  sync_error: ['queued', 'transmitted', 'failed', 'for_review', ...settled],
  on_hold: settled,
  unbilled: settled,
  unbillable: settled,
  voided: settled,
  refund: [...settled, 'write_off'],
  write_off: settled,
}

/** Moves a claim by hand. Ready to send requires that every check of severity error passed. */
export const moveClaim = <S extends ClaimStatus>(
  claim: ActedOn,
  to: S,
): Result<{ status: S }, 'status_not_allowed' | 'claim_not_ready'> => {
  const names = claimActionNames.filter(
    (name) => claimActions[name].to === to && claimActions[name].from.includes(claim.status),
  )
  if (names.some((name) => mayAct(name, claim))) return ok({ status: to })
  return fail(
    to === 'ready_to_send' && names.includes('mark_ready')
      ? 'claim_not_ready'
      : 'status_not_allowed',
  )
}

/** Moves a claim as a file says. A claim that already has the status stays, without failure. */
export const moveClaimByFile = <S extends ClaimStatus>(
  { status }: { status: ClaimStatus },
  to: S,
): Result<{ status: S }, 'status_not_allowed'> =>
  status === to || claimFileMoves[status].includes(to)
    ? ok({ status: to })
    : fail('status_not_allowed')
