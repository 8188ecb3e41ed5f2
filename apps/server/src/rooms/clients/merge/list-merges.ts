import * as contract from '@homeward/contract/clients/merge'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentMerge } from './present-merge.ts'
import { findMerges } from './store.ts'

/** Merges, newest first, with what moved and whether each can be undone. */
export const listClientMerges = verb(contract.listClientMerges, async (ctx, input) => {
  const { rows, meta } = await findMerges(ctx.tx, input)
  return { data: rows.map(presentMerge), meta }
})
