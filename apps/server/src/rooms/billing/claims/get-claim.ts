import * as contract from '@homeward/contract/billing/claims'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentClaim } from './present-claim.ts'

/** One claim with its checks and its journal. */
export const getClaim = verb(contract.getClaim, (ctx, { id }) => presentClaim(ctx, id))
