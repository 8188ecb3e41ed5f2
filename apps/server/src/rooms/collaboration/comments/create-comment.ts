import * as contract from '@homeward/contract/collaboration/comments'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { knownSubject, type Subject } from '../../files/door.ts'
import { addComment } from './add-comment.ts'
import { presentComment } from './present-comment.ts'
import { findComment } from './store.ts'

/** Adds a comment or a reply to a record that the actor may see. */
export const createComment = verb(contract.createComment, async (ctx, input) => {
  const subject = await knownSubject(ctx, 'comment', input)
  const replyTo = input.reply_to_id ?? null
  if (replyTo !== null) await checkReply(ctx, subject, replyTo)
  return presentComment(ctx, await addComment(ctx, subject, input.body, replyTo))
})

async function checkReply(ctx: Ctx, subject: Subject<'comment'>, replyTo: string): Promise<void> {
  const answered = await findComment(ctx.tx, replyTo)
  if (!answered || answered.subject_id !== subject.id) {
    throw new Failure('invalid', {
      fields: { reply_to_id: ['The comment you are replying to was not found.'] },
    })
  }
  if (answered.deleted_at !== null) {
    throw new Failure('invalid', {
      fields: {
        reply_to_id: ['The comment you are replying to was deleted. Write a new comment.'],
      },
    })
  }
}
