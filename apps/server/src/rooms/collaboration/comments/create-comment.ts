import * as contract from '@homeward/contract/collaboration/comments'
import { v7 as uuid } from 'uuid'
import { type Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { knownSubject, presentParent, type Subject, subjectColumns } from '../../files/door.ts'
import { personOf } from '../person.ts'
import { presentComment } from './present-comment.ts'
import { findComment, insertComment } from './store.ts'
import { notifyMentioned } from './notify-mentioned.ts'

/** Adds a comment or a reply to a record that the actor may see. */
export const createComment = verb(contract.createComment, async (ctx, input) => {
  const { userId, name } = personOf(ctx)
  const subject = await knownSubject(ctx, 'comment', input)
  const replyTo = input.reply_to_id ?? null
  if (replyTo !== null) await checkReply(ctx, subject, replyTo)
  const comment = await insertComment(ctx.tx, {
    agency_id: ctx.agency.id,
    id: uuid(),
    user_id: userId,
    author: name,
    ...subjectColumns(subject),
    reply_to_id: replyTo,
    body: input.body,
    created_at: ctx.now.toISOString(),
  })
  await ctx.record({
    action: 'comment.created',
    type: 'comment',
    id: comment.id,
    after: { ...presentParent<'comment'>(subject), reply_to_id: replyTo },
  })
  await notifyMentioned(ctx, comment, subject)
  await ctx.live('comments', subject.id)
  return presentComment(ctx, comment)
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
