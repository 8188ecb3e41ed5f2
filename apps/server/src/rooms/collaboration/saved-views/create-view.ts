import * as contract from '@homeward/contract/collaboration/saved-views'
import { v7 as uuid } from 'uuid'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { auditedView, presentView } from './present-view.ts'
import { countOwnViews, findOwnView, insertView } from './store.ts'

/** Views of one list that a person may have. */
const most = 50

/** Stores a view under a name, after the existing ones. */
export const createSavedView = verb(
  contract.createSavedView,
  async (ctx, { position, query, ...input }) => {
    const { userId, name } = personOf(ctx)
    const own = await countOwnViews(ctx.tx, userId, input.list)
    if (own.count >= most) throw new Failure('saved_view_limit')
    const id = uuid()
    await insertView(ctx.tx, {
      ...input,
      agency_id: ctx.agency.id,
      id,
      user_id: userId,
      owner: name,
      query: JSON.stringify(query),
      position: position ?? own.next,
    }).catch((error: unknown) => onConstraint(error, { saved_views_name: 'saved_view_taken' }))
    const view = found(await findOwnView(ctx.tx, userId, id))
    await ctx.record({
      action: 'saved_view.created',
      type: 'saved_view',
      id,
      after: auditedView(view),
    })
    return presentView(view, userId)
  },
)
