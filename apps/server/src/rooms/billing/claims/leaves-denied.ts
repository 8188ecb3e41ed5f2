import { filingsTo } from '@homeward/domain/billing/filings'
import { leavesToNext, refuses } from '@homeward/x12/remittance/outcome'
import type { HeardAnswer } from './earlier-store.ts'
import type { ClaimRecord } from './facts-store.ts'

/** Whether the last refusal among the answers of a payor leaves what it refused to the next payor. */
export function leavesDenied(answers: readonly HeardAnswer[]): boolean {
  const last = answers
    .map(({ adjustments, charges }) => [
      ...adjustments,
      ...charges.flatMap((charge) => charge.adjustments),
    ])
    .findLast((said) => said.some((one) => one.group !== 'PR' && refuses(one)))
  return last !== undefined && leavesToNext(last)
}

/** Whether a later payor is asked for what was refused: by the one before, or by itself in an earlier filing. */
export const asksForDenied = (
  { payer_order: order, filings }: Pick<ClaimRecord, 'payer_order' | 'filings'>,
  earlier: readonly HeardAnswer[],
): boolean =>
  leavesDenied(earlier) || filingsTo(order, filings).some(({ state }) => state === 'accepted')
