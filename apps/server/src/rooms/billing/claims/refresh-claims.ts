import type { Ctx } from '../../../plumbing/context.ts'
import { wasSent } from './figures.ts'
import { loadClaims } from './load-claims.ts'
import { moveClaim } from './move-claim.ts'
import { findClaimIdsOf, lockClaims } from './store.ts'

/**
 * Brings the claims of a visit in line with its review: figures that are not sent yet follow the visit, and
 * a claim that is no longer ready waits for review again.
 */
export async function refreshClaims(ctx: Ctx, visitId: string): Promise<void> {
  const ids = await findClaimIdsOf(ctx.tx, visitId)
  if (ids.length === 0) return
  await lockClaims(ctx.tx, ids)
  for (const claim of await loadClaims(ctx, ids)) {
    if (wasSent(claim.record)) continue
    const unready = claim.record.status === 'ready_to_send' && !claim.ready
    await moveClaim(ctx, claim, unready ? { status: 'for_review' } : {})
  }
}
