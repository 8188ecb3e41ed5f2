import { mentionsIn } from '@homeward/domain/collaboration/comments'
import { formatDay } from '@homeward/domain/dates'
import { sentence } from '@homeward/domain/language/sentence'
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
    visit: sentence('In a comment on the visit of {name} on {day}.', {
      name,
      day: formatDay(day ?? ''),
    }),
    client: sentence('In a comment on the client {name}.', { name }),
    agent: sentence('In a comment on {name}’s profile.', { name }),
  }
  await notify(ctx, {
    kind: 'mention',
    to: await findMentioned(ctx.tx, usernames, { type, id }),
    except: comment.user_id,
    items: [
      {
        title: sentence('{author} mentioned you', { author: comment.author }),
        body: places[type],
        subject: { type, id },
        about: `mention:${comment.id}`,
      },
    ],
  })
}
