import {
  type PayMethod,
  payMethodLabels,
  type RefundReceiver,
  refundReceiverLabels,
  refunded,
  refundUndone,
} from '@homeward/domain/billing/refunds'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { followMoney } from '../claims/follow-money.ts'
import type { LoadedClaim } from '../claims/load-claims.ts'
import { postEntries } from '../journal/post-entries.ts'
import { findEntriesOf } from '../remittances/ledger-store.ts'

type Given = {
  id: string
  amount_cents: number
  paid_to: RefundReceiver
  method: PayMethod
  reference: string | null
  paid_on: string
  reason: string
}

/** The journal gets a refund of a locked claim, and the claim the status that its money gives it. */
export async function postRefund(ctx: Ctx, claim: LoadedClaim, refund: Given): Promise<void> {
  const lines = unwrap(refunded(refund.amount_cents, claim.money))
  const { id, number } = claim.record
  const { amount_cents, reason } = refund
  await postEntries(ctx, [
    {
      date: refund.paid_on,
      kind: 'refund',
      sourceId: refund.id,
      description: `Credit of claim ${number} refunded to the ${wordsOf(refund)}: ${reason}`,
      claimId: id,
      eraId: null,
      lines,
    },
  ])
  await followMoney(ctx, claim, lines, { action: 'claim.refunded', amount_cents, reason })
}

const wordsOf = ({ paid_to, method, reference }: Given): string =>
  [refundReceiverLabels[paid_to].toLowerCase(), payMethodLabels[method].toLowerCase(), reference]
    .filter(Boolean)
    .join(', ')

/** Takes a posted refund back by an entry of its own. */
export async function takeBackRefund(
  ctx: Ctx,
  claim: LoadedClaim,
  refund: { id: string; amount_cents: number; note: string },
): Promise<void> {
  const entry = found((await findEntriesOf(ctx.tx, [refund.id]))[0])
  const lines = refundUndone(entry.lines, claim.money)
  const { id, number } = claim.record
  await postEntries(ctx, [
    {
      date: ctx.today,
      kind: 'undone',
      sourceId: entry.id,
      undoes: entry.id,
      description: `Refund of claim ${number} undone: ${refund.note}`,
      claimId: id,
      eraId: null,
      lines,
    },
  ])
  await followMoney(ctx, claim, lines, {
    action: 'claim.refund_undone',
    amount_cents: refund.amount_cents,
    reason: refund.note,
  })
}
