import type { listClientMerges as declaration } from '@homeward/contract/clients/merge'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentMerge } from './present-merge.ts'
import { findMerges } from './store.ts'

/** Merges, newest first, with what moved and whether each can be undone. */
export async function listClientMerges(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findMerges(ctx.tx, input)
  return { data: rows.map(presentMerge), meta }
}
