import { mentionsIn } from '@homeward/domain/collaboration/comments'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import type { KnownSubject } from '../../files/door.ts'
import { notify } from '../notifications/notify.ts'
import { findMentioned } from './mention-store.ts'
import type { StoredComment } from './store.ts'

/**
 * Notifies the people a comment mentions who may see its record. The notification says where the
 * comment is, not what it says: a comment can be edited or deleted, a notification stays.
 */
export async function notifyMentioned(
  ctx: Ctx,
  comment: StoredComment,
  { type, id, name, day }: KnownSubject<'comment'>,
): Promise<void> {
  const usernames = mentionsIn(comment.body)
  if (usernames.length === 0) return
  const places = {
    visit: `the visit of ${name} on ${formatDay(day ?? '')}`,
    client: `the client ${name}`,
    agent: `${name}’s profile`,
  }
  await notify(ctx, {
    kind: 'mention',
    to: await findMentioned(ctx.tx, usernames, { type, id }),
    except: comment.user_id,
    items: [
      {
        title: `${comment.author} mentioned you`,
        body: `In a comment on ${places[type]}.`,
        subject: { type, id },
        about: `mention:${comment.id}`,
      },
    ],
  })
}
