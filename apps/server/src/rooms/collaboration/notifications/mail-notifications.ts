import {
  notificationKindLabels,
  type NotificationKind,
  notificationSentences,
} from '@homeward/domain/collaboration/notifications'
import { languageOf } from '@homeward/domain/language/languages'
import { type Said, sentence } from '@homeward/domain/language/sentence'
import type { Ctx } from '../../../plumbing/context.ts'
import { say } from '../../../plumbing/language/say.ts'
import { putMail } from '../../../plumbing/mail/outbox.ts'
import type { Recipient } from './recipients-store.ts'

/**
 * Queues one e-mail to each person who has new notifications and chose e-mail. It names the kind of
 * event but no person: e-mail leaves the agency's systems.
 */
export async function mailNotifications(
  ctx: Ctx,
  kind: NotificationKind,
  people: readonly (Recipient & { items: number })[],
): Promise<void> {
  for (const { email, language, by_email, items } of people) {
    if (items === 0 || email === null || !by_email) continue
    const spoken = languageOf(language)
    await putMail(
      ctx.tx,
      { agencyId: ctx.agency.id, now: ctx.now },
      {
        to: email,
        subject: say(spoken, notificationKindLabels[kind]),
        body: bodyOf(ctx, kind, items)
          .map((line) => say(spoken, line))
          .join('\n\n'),
      },
    )
  }
}

const bodyOf = (ctx: Ctx, kind: NotificationKind, items: number): Said[] => [
  notificationSentences[kind],
  ...(items > 1 ? [sentence('You have {items} of these.', { items })] : []),
  sentence('Open Homeward to read it: {address}', { address: `${ctx.publicUrl}/notifications` }),
  sentence(
    'You receive this e-mail because you turned on e-mail notifications for {agency}. You can change this in Homeward.',
    { agency: ctx.agency.name },
  ),
]
