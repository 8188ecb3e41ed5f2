import * as contract from '@homeward/contract/clients/lists'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { listFilter } from './list-filter.ts'
import { findNeighbours } from './list-store.ts'

/** The clients before and after one, as the list with this filter and order has them. */
export const clientNeighbours = verb(contract.clientNeighbours, async (ctx, { id, ...asked }) => {
  return found(await findNeighbours(ctx.tx, id, listFilter(ctx, asked)))
})
