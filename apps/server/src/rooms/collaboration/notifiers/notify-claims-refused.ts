import type { EventPayload } from '@homeward/contract/signals'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findRefused } from './claim-store.ts'

/** Notifies billers of claims that were refused, once for each refusal. */
export async function notifyClaimsRefused(
  ctx: Ctx,
  { claim_ids, at }: EventPayload<'claim.rejected'>,
): Promise<void> {
  // A claim that has moved on since is already being worked on.
  const claims = await findRefused(ctx.tx, claim_ids)
  await notify(ctx, {
    kind: 'claim_rejected',
    to: 'holders',
    items: claims.map((claim) => ({
      title: `Claim ${claim.number}: ${claimStatusLabels[claim.status].toLowerCase()}`,
      body: `${claim.payor_name}, date of service ${formatDay(claim.start_date)}. Fix and resubmit the claim, or write it off.`,
      subject: { type: 'claim', id: claim.id },
      about: `claim_rejected:${claim.id}:${at}`,
    })),
  })
}
