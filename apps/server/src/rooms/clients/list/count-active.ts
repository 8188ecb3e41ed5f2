import type { PageMeta } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { numberOf } from '../../../plumbing/db/page.ts'
import { listFilter } from './list-filter.ts'
import { findClients } from './list-store.ts'

/** How many clients the list shows at first. */
export async function countActiveClients(ctx: Ctx, office_id?: string): Promise<PageMeta> {
  const filter = listFilter(ctx, { status: 'active', office_id, sort: 'last_name' })
  return (await findClients(ctx.tx, { ...filter, ...numberOf })).meta
}
