import type { PageMeta } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { numberOf } from '../../../plumbing/db/page.ts'
import { findClaimIds } from './store.ts'

/** How many claims wait for a person, as the list of that step counts them. */
export async function countWaitingClaims(ctx: Ctx, office_id?: string): Promise<PageMeta> {
  const filter = { status: 'all', step: 'waiting', office_id, sort: '-start_date' } as const
  return (await findClaimIds(ctx.tx, { ...filter, ...numberOf })).meta
}
