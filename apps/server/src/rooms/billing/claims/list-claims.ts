import type { listClaims as declaration } from '@homeward/contract/billing/claims'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { loadClaims } from './load-claims.ts'
import { presentClaimRow } from './present-claim.ts'
import { findClaimIds } from './store.ts'

/** A page of claims, each with what keeps it from being sent. */
export async function listClaims(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findClaimIds(ctx.tx, input)
  const claims = await loadClaims(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: claims.map((claim) => presentClaimRow(ctx, claim)), meta }
}
