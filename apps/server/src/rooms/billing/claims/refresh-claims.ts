import type { Ctx } from '../../../plumbing/context.ts'
import { followRecords } from './follow-records.ts'
import { loadClaims } from './load-claims.ts'
import { findClaimIdsOf, lockClaims } from './store.ts'

/** Brings the claims of a visit in line with its review, open or filed. */
export async function refreshClaims(ctx: Ctx, visitId: string): Promise<void> {
  const ids = await findClaimIdsOf(ctx.tx, visitId)
  if (ids.length === 0) return
  await lockClaims(ctx.tx, ids)
  for (const claim of await loadClaims(ctx, ids)) await followRecords(ctx, claim)
}
