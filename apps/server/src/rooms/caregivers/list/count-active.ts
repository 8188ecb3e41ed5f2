import type { PageMeta } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { numberOf } from '../../../plumbing/db/page.ts'
import { filterOf } from './list-filter.ts'
import { findAgents } from './list-store.ts'

/** How many people the list of caregivers and employees shows at first. */
export async function countActiveAgents(ctx: Ctx, office_id?: string): Promise<PageMeta> {
  const filter = filterOf(ctx, { status: 'active', office_id, sort: 'last_name' }, [])
  return (await findAgents(ctx.tx, filter, numberOf)).meta
}
