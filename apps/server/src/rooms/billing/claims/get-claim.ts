import type { getClaim as declaration } from '@homeward/contract/billing/claims'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentClaim } from './present-claim.ts'

/** One claim with its checks and its journal. */
export const getClaim = (
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> => presentClaim(ctx, id)
