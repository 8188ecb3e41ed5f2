import type { clientNeighbours as declaration } from '@homeward/contract/clients/lists'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { listFilter } from './list-filter.ts'
import { findNeighbours } from './list-store.ts'

/** The clients before and after one, as the list with this filter and order has them. */
export async function clientNeighbours(
  ctx: Ctx,
  { id, ...asked }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  return found(await findNeighbours(ctx.tx, id, listFilter(ctx, asked)))
}
