import type {
  Comment,
  updateComment as declaration,
} from '@homeward/contract/collaboration/comments'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { editComment } from '@homeward/domain/collaboration/comments'
import type { Ctx } from '../../../plumbing/context.ts'
import { refuseStale, unwrap } from '../../../plumbing/failure.ts'
import { lockVisibleComment } from './lock-visible.ts'
import { commenterOf, factsOf, presentComment } from './present-comment.ts'
import { updateCommentRow } from './store.ts'
import { tellMentioned } from './tell-mentioned.ts'

/** Changes the text of an own comment; who is mentioned for the first time is told. */
export async function updateComment(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<Comment> {
  const { comment: before, parent, named } = await lockVisibleComment(ctx, input.id)
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
  await tellMentioned(ctx, comment, named)
  await ctx.live('comments', parent.id)
  return presentComment(ctx, comment)
}
