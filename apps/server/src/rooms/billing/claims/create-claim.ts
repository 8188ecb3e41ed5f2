import * as contract from '@homeward/contract/billing/claims'
import { verb } from '../../../plumbing/http/verb.ts'
import { found } from '../../../plumbing/failure.ts'
import { makeClaims } from './make-claims.ts'
import { presentClaim } from './present-claim.ts'

/** Creates the missing claims of an approved visit and returns the first. */
export const createClaim = verb(contract.createClaim, async (ctx, input) => {
  const [first] = await makeClaims(ctx, input.visit_id)
  return presentClaim(ctx, found(first))
})
