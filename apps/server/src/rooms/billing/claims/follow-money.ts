import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import type { JournalLine } from '@homeward/domain/billing/postings'
import { statusAfterMoney } from '@homeward/domain/billing/write-offs'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { releaseVisits } from './lines-store.ts'
import { recheckAround } from './recheck-later.ts'
import type { LoadedClaim } from './load-claims.ts'
import { updateClaim } from './store.ts'

type Said = {
  action:
    | 'claim.written_off'
    | 'claim.write_off_undone'
    | 'claim.refunded'
    | 'claim.refund_undone'
    | 'claim.patient_paid'
    | 'claim.patient_payment_undone'
  amount_cents: number
  reason: string
}

/** Gives a locked claim the status that lines, now in the journal, give it, and says what was done. */
export async function followMoney(
  ctx: Ctx,
  { record, money }: LoadedClaim,
  lines: readonly JournalLine[],
  { action, ...facts }: Said,
): Promise<void> {
  const { id, status: before, frequency_code: frequency } = record
  const after = statusAfterMoney({ status: before, frequency }, money, lines)
  const { status } = unwrap(moveClaimByFile(record, after))
  await updateClaim(ctx.tx, id, { status })
  if (status === 'voided' && before !== status) await releaseVisits(ctx.tx, [id])
  if ((status === 'voided') !== (before === 'voided')) await recheckAround(ctx, [id])
  await ctx.changed({
    action,
    type: 'claim',
    id,
    before: { status: before },
    after: { status, ...facts },
  })
}
