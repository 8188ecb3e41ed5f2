import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'

/**
 * Tells the rooms above of the claims that have become refused; of others nothing. `by` is the person
 * who said so, who needs not be told.
 */
export async function tellRefusals(
  ctx: Ctx,
  claims: readonly { id: string; status: ClaimStatus }[],
  by: string | null,
): Promise<void> {
  const refused = claims.filter(({ status }) => status === 'rejected' || status === 'denied')
  if (refused.length === 0) return
  await ctx.emit('claim.rejected', {
    claim_ids: refused.map(({ id }) => id),
    at: ctx.now.toISOString(),
    by,
  })
}
