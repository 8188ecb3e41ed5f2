import { type Holder, holds } from '../identity/abilities.ts'
import { fail, ok, type Result } from '../result.ts'
import { allocated } from './allocation.ts'
import type { ClaimBalance } from './balances.ts'
import { type JournalLine, moved, reversed } from './postings.ts'

/** What became of a refund; more than the limit of the agency waits for a second person. */
export const refundStates = ['waiting', 'posted', 'withdrawn', 'undone'] as const
export type RefundState = (typeof refundStates)[number]
export const refundStateLabels: Record<RefundState, string> = {
  waiting: 'Waits for a second person',
  posted: 'Refunded',
  withdrawn: 'Withdrawn',
  undone: 'Undone',
}

/** Who gets a refund. */
export const refundReceivers = ['payor', 'patient'] as const
export type RefundReceiver = (typeof refundReceivers)[number]
export const refundReceiverLabels: Record<RefundReceiver, string> = {
  payor: 'Payor',
  patient: 'Patient',
}

/** How money is handed over by people. */
export const payMethods = ['check', 'transfer', 'card', 'cash'] as const
export type PayMethod = (typeof payMethods)[number]
export const payMethodLabels: Record<PayMethod, string> = {
  check: 'Check',
  transfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
}

/** What can be refunded of a claim: what was paid beyond what is owed. */
export const creditCents = ({ balanceCents }: Pick<ClaimBalance, 'balanceCents'>): number =>
  Math.max(0 - balanceCents, 0)

/** The lines of a refund: never more than the credit. */
export const refunded = (
  amountCents: number,
  balance: Pick<ClaimBalance, 'balanceCents'>,
): Result<JournalLine[], 'refund_too_much'> =>
  amountCents > creditCents(balance)
    ? fail('refund_too_much')
    : ok(moved('credits', 'cash', amountCents))

/** The lines that take a refund back; what the claim owes by now is settled first. */
export const refundUndone = (lines: readonly JournalLine[], balance: ClaimBalance): JournalLine[] =>
  allocated(reversed(lines), balance)

/** Whether a second person must approve; what was refunded of the credit before counts too. */
export const refundNeedsSecond = (
  amountCents: number,
  refundedBefore: number,
  limitCents: number,
): boolean => refundedBefore + amountCents > limitCents

/** What a person may do with a refund; who asked for it is not the second person. */
export const refundAbilities = (
  holder: Holder,
  { state, own }: { state: RefundState; own: boolean },
): Record<string, boolean> => {
  const may = holds(holder, 'claims.write')
  return {
    approve: may && state === 'waiting' && !own,
    undo: may && (state === 'waiting' || state === 'posted'),
  }
}
