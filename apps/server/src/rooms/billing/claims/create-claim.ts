import * as contract from '@homeward/contract/billing/claims'
import { verb } from '../../../plumbing/http/verb.ts'
import { found } from '../../../plumbing/failure.ts'
import { makeClaims } from './make-claims.ts'
import { presentClaim } from './present-claim.ts'

/** Makes the claims of an approved visit that it lacks, and answers the first of them. */
export const createClaim = verb(contract.createClaim, async (ctx, input) => {
  const [first] = await makeClaims(ctx, input.visit_id)
  return presentClaim(ctx, found(first))
})
