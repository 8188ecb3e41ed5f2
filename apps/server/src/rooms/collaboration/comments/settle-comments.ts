import type { CommentAttributes } from '@homeward/contract/collaboration/comments'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentParent, type Subject } from '../../files/door.ts'
import { createComment } from './create-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { updateComment } from './update-comment.ts'

/** Adds, changes and removes comments of a record together with the record, in its transaction. */
export async function settleComments(
  ctx: Ctx,
  subject: Subject<'comment'>,
  entries: readonly CommentAttributes[],
): Promise<void> {
  for (const entry of entries) {
    if ('_destroy' in entry) await deleteComment(ctx, { id: entry.id })
    else if ('id' in entry) await updateComment(ctx, entry)
    else {
      const { body, reply_to_id } = entry
      const of = presentParent<'comment'>(subject)
      await createComment(ctx, { ...of, body, ...(reply_to_id && { reply_to_id }) })
    }
  }
}
