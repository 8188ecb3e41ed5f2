import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { type KnownSubject, presentParent, subjectColumns } from '../../files/door.ts'
import { personOf } from '../person.ts'
import { notifyMentioned } from './notify-mentioned.ts'
import { insertComment } from './store.ts'

/** Adds a comment of the actor to a record; whoever asks has checked that they may. */
export async function addComment(
  ctx: Ctx,
  subject: KnownSubject<'comment'>,
  body: string,
  replyTo: string | null = null,
) {
  const { userId, name } = personOf(ctx)
  const comment = await insertComment(ctx.tx, {
    agency_id: ctx.agency.id,
    id: uuid(),
    user_id: userId,
    author: name,
    ...subjectColumns(subject),
    reply_to_id: replyTo,
    body,
    created_at: ctx.now.toISOString(),
  })
  await ctx.record({
    action: 'comment.created',
    type: 'comment',
    id: comment.id,
    after: { ...presentParent<'comment'>(subject), reply_to_id: replyTo },
  })
  await notifyMentioned(ctx, comment, subject)
  if (replyTo !== null)
    await ctx.emit('comment.replied', { comment_id: comment.id, reply_to_id: replyTo })
  await ctx.live('comments', subject.id)
  return comment
}
