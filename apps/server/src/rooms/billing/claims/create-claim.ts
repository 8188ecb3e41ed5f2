import * as contract from '@homeward/contract/billing/claims'
import { verb } from '../../../plumbing/http/verb.ts'
import { makeClaim } from './make-claim.ts'
import { presentClaim } from './present-claim.ts'

/** Makes the claim of an approved visit that has none. */
export const createClaim = verb(contract.createClaim, async (ctx, input) =>
  presentClaim(ctx, await makeClaim(ctx, input.visit_id)),
)
