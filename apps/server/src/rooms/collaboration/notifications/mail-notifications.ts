import {
  notificationKindLabels,
  type NotificationKind,
  notificationSentences,
} from '@homeward/domain/collaboration/notifications'
import type { Ctx } from '../../../plumbing/context.ts'
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
  for (const { email, by_email, items } of people) {
    if (items === 0 || email === null || !by_email) continue
    await putMail(
      ctx.tx,
      { agencyId: ctx.agency.id, now: ctx.now },
      { to: email, subject: notificationKindLabels[kind], body: bodyOf(ctx, kind, items) },
    )
  }
}

const bodyOf = (ctx: Ctx, kind: NotificationKind, items: number): string =>
  [
    `${notificationSentences[kind]}${items > 1 ? ` You have ${items} of these.` : ''}`,
    `Open Homeward to read it: ${ctx.publicUrl}/notifications`,
    `You receive this e-mail because you turned on e-mail notifications for ${ctx.agency.name}. You can change this in Homeward.`,
  ].join('\n\n')
