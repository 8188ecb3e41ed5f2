import type { Comment } from '@homeward/contract/collaboration/comments'
import {
  type Commenter,
  type CommentFacts,
  commentAbilities,
} from '@homeward/domain/collaboration/comments'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentParent, subjectOf } from '../../files/door.ts'
import type { StoredComment } from './store.ts'

/** A comment for an answer; of a deleted one only the trace. */
export function presentComment(ctx: Ctx, comment: StoredComment): Comment {
  const { subject_type, subject_id, ...rest } = comment
  return {
    ...rest,
    body: comment.deleted_at === null ? comment.body : '',
    ...presentParent<'comment'>(subjectOf({ subject_type, subject_id })),
    abilities: commentAbilities(commenterOf(ctx), factsOf(comment)),
  }
}

/** The facts of a stored comment for the rules. */
export const factsOf = ({ user_id, deleted_at }: StoredComment): CommentFacts => ({
  userId: user_id,
  deletedAt: deleted_at,
})

/** The actor as the rules of comments see them. */
export const commenterOf = (ctx: Ctx): Commenter => ({
  userId: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
  writes: ctx.may('comments.write'),
  moderates: ctx.may('comments.moderate'),
})
