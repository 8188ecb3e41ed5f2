import * as contract from '@homeward/contract/collaboration/saved-views'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { auditedView } from './present-view.ts'
import { deleteView, findOwnView } from './store.ts'

/** Removes one's own view; other people's views are not found. */
export const deleteSavedView = verb(contract.deleteSavedView, async (ctx, { id }) => {
  const view = found(await findOwnView(ctx.tx, personOf(ctx).userId, id))
  await deleteView(ctx.tx, id)
  await ctx.record({
    action: 'saved_view.deleted',
    type: 'saved_view',
    id,
    before: auditedView(view),
  })
  return { id }
})
