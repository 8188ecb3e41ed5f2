import * as contract from '@homeward/contract/clients/merge'
import { columnsOf } from '@homeward/domain/clients/merging'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { updateClientRow } from '../store.ts'
import { onOverlap } from './overlaps.ts'
import { presentMerge } from './present-merge.ts'
import {
  exchangeColumns,
  findMerge,
  hasLaterMerge,
  lockBoth,
  lockMerge,
  markUndone,
  restoreAddresses,
  returnRows,
} from './store.ts'
import { actorName } from '../../../plumbing/actor.ts'

/**
 * Undoes a merge. Moved rows go back, with the rows created under them since. The selected fields are
 * swapped again, with any corrections made since.
 */
export const undoClientMerge = verb(contract.undoClientMerge, async (ctx, { id }) => {
  const merge = found(await lockMerge(ctx.tx, id))
  if (merge.undone_at !== null) throw notUndoable('This merge is already undone.')
  await lockBoth(ctx.tx, merge)
  if (await hasLaterMerge(ctx.tx, merge)) {
    throw notUndoable('The record was merged again later. Undo the last merge first.')
  }
  await returnRows(ctx.tx, merge).catch(onOverlap)
  await restoreAddresses(ctx.tx, merge.demoted_address_ids)
  await exchangeColumns(ctx.tx, merge, columnsOf(merge.take))
  const single = { archived_at: null, merged_into_id: null, status: merge.other_status }
  await updateClientRow(ctx.tx, merge.other_id, single)
  await updateClientRow(ctx.tx, merge.client_id, {})
  const undone = { undone_at: ctx.now.toISOString(), undone_by: actorName(ctx.actor) }
  await markUndone(ctx.tx, id, undone)
  await recordUndo(ctx, merge, single)
  return presentMerge(found(await findMerge(ctx.tx, id)))
})

async function recordUndo(
  ctx: Ctx,
  merge: { client_id: string; other_id: string },
  single: object,
): Promise<void> {
  await ctx.record({
    action: 'client.unmerged',
    type: 'client',
    id: merge.client_id,
    before: { merged_from_id: merge.other_id },
    after: { merged_from_id: null },
  })
  await ctx.changed(
    {
      action: 'client.unmerged',
      type: 'client',
      id: merge.other_id,
      before: { merged_into_id: merge.client_id },
      after: single,
    },
    { topic: 'client', id: merge.client_id },
  )
  await ctx.live('client', merge.other_id)
}

const notUndoable = (sentence: string) => new Failure('merge_not_undoable', { sentence })
