import * as contract from '@homeward/contract/collaboration/saved-views'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { auditedView, presentView } from './present-view.ts'
import { findOwnView, updateView } from './store.ts'

/** Changes one's own view; other people's views are not found. */
export const updateSavedView = verb(
  contract.updateSavedView,
  async (ctx, { id, lock_version, query, ...fields }) => {
    const { userId } = personOf(ctx)
    const before = found(await findOwnView(ctx.tx, userId, id))
    refuseStale(lock_version, before, presentView(before, userId))
    const change = { ...fields, ...(query && { query: JSON.stringify(query) }) }
    await updateView(ctx.tx, id, change).catch((error: unknown) =>
      onConstraint(error, { saved_views_name: 'saved_view_taken' }),
    )
    const view = found(await findOwnView(ctx.tx, userId, id))
    await ctx.record({
      action: 'saved_view.updated',
      type: 'saved_view',
      id,
      before: auditedView(before),
      after: auditedView(view),
    })
    return presentView(view, userId)
  },
)
