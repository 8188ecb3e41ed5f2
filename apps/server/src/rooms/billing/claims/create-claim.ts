import type { createClaim as declaration } from '@homeward/contract/billing/claims'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { makeClaim } from './make-claim.ts'
import { presentClaim } from './present-claim.ts'

/** Makes the claim of an approved visit that has none. */
export const createClaim = async (
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> => presentClaim(ctx, await makeClaim(ctx, input.visit_id))
