import * as contract from '@homeward/contract/collaboration/saved-views'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { presentView } from './present-view.ts'
import { findViews } from './store.ts'

/** The person's own views of a list, and those that others share. */
export const listSavedViews = verb(contract.listSavedViews, async (ctx, { list }) => {
  const { userId } = personOf(ctx)
  const views = await findViews(ctx.tx, userId, list)
  return { views: views.map((view) => presentView(view, userId)) }
})
