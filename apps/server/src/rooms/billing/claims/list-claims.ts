import * as contract from '@homeward/contract/billing/claims'
import { verb } from '../../../plumbing/http/verb.ts'
import { loadClaims } from './load-claims.ts'
import { presentClaimRow } from './present-claim.ts'
import { findClaimIds } from './store.ts'

/** A page of claims, each with the reasons why it cannot be sent. */
export const listClaims = verb(contract.listClaims, async (ctx, input) => {
  const { rows, meta } = await findClaimIds(ctx.tx, input)
  const claims = await loadClaims(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: claims.map((claim) => presentClaimRow(ctx, claim)), meta }
})
