import * as contract from '@homeward/contract/collaboration/comments'
import { editComment } from '@homeward/domain/collaboration/comments'
import { refuseStale, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockVisibleComment } from './lock-visible.ts'
import { commenterOf, factsOf, presentComment } from './present-comment.ts'
import { updateCommentRow } from './store.ts'
import { notifyMentioned } from './notify-mentioned.ts'

/** Changes the text of one's own comment; newly mentioned people are notified. */
export const updateComment = verb(contract.updateComment, async (ctx, input) => {
  const { comment: before, subject } = await lockVisibleComment(ctx, input.id)
  unwrap(editComment(commenterOf(ctx), factsOf(before)))
  refuseStale(input.lock_version, before, presentComment(ctx, before))
  const comment = await updateCommentRow(ctx.tx, input.id, {
    body: input.body,
    edited_at: ctx.now.toISOString(),
  })
  await ctx.record({
    action: 'comment.updated',
    type: 'comment',
    id: comment.id,
    before: { body: before.body },
    after: { body: comment.body },
  })
  await notifyMentioned(ctx, comment, subject)
  await ctx.live('comments', subject.id)
  return presentComment(ctx, comment)
})
