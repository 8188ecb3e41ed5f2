import type { EventPayload } from '@homeward/contract/signals'
import type { Ctx } from '../../../plumbing/context.ts'
import { findClaimsWith } from './checks-store.ts'
import { recheckLater } from './recheck-later.ts'

/**
 * The claims of visits are checked again after their EVV vendors answered: one check for each client, and none where
 * nothing is billed yet.
 */
export async function followVerified(
  ctx: Ctx,
  { visit_ids }: EventPayload<'visit.verification_changed'>,
): Promise<void> {
  const claimIds = await findClaimsWith(ctx.tx, visit_ids)
  for (const id of claimIds) await recheckLater(ctx, { type: 'claim', id })
}
