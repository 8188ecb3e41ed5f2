import type { EventPayload } from '@homeward/contract/signals'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findRefused } from './claim-store.ts'

/** Tells those who work on claims of those that were refused; each refusal of a claim is news. */
export async function tellClaimsRefused(
  ctx: Ctx,
  { claim_ids, at }: EventPayload<'claim.rejected'>,
): Promise<void> {
  // A claim that is refused no longer is in somebody's hands already.
  const claims = await findRefused(ctx.tx, claim_ids)
  await notify(ctx, {
    kind: 'claim_rejected',
    to: 'holders',
    news: claims.map((claim) => ({
      title: `Claim ${claim.number}: ${claimStatusLabels[claim.status].toLowerCase()}`,
      body: `${claim.payor_name}, service of ${formatDay(claim.start_date)}. Mend it and send it again, or write it off.`,
      subject: { type: 'claim', id: claim.id },
      about: `claim_rejected:${claim.id}:${at}`,
    })),
  })
}
