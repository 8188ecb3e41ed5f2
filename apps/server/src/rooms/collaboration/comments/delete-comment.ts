import * as contract from '@homeward/contract/collaboration/comments'
import { deleteComment as remove } from '@homeward/domain/collaboration/comments'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { lockVisibleComment } from './lock-visible.ts'
import { commenterOf, factsOf, presentComment } from './present-comment.ts'
import { updateCommentRow } from './store.ts'

/** Deletes a comment from the screens; its trace, and who deleted it, stay. */
export const deleteComment = verb(contract.deleteComment, async (ctx, { id }) => {
  const { comment: before, subject } = await lockVisibleComment(ctx, id)
  unwrap(remove(commenterOf(ctx), factsOf(before)))
  const comment = await updateCommentRow(ctx.tx, id, {
    deleted_at: ctx.now.toISOString(),
    deleted_by: personOf(ctx).name,
  })
  await ctx.changed(
    {
      action: 'comment.deleted',
      type: 'comment',
      id,
      before: { deleted_at: null },
      after: { deleted_at: comment.deleted_at, author: comment.author },
    },
    { topic: 'comments', id: subject.id },
  )
  return presentComment(ctx, comment)
})
