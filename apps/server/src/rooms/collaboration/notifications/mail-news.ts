import {
  notificationKindLabels,
  type NotificationKind,
  notificationSentences,
} from '@homeward/domain/collaboration/notifications'
import type { Ctx } from '../../../plumbing/context.ts'
import { putMail } from '../../../plumbing/mail/outbox.ts'
import type { Recipient } from './recipients-store.ts'

/**
 * Writes one mail to each who has news and chose e-mail. It says what kind of thing happened and
 * nothing of whom it happened to: mails leave the walls of the agency.
 */
export async function mailNews(
  ctx: Ctx,
  kind: NotificationKind,
  people: readonly (Recipient & { news: number })[],
): Promise<void> {
  for (const { email, by_email, news } of people) {
    if (news === 0 || email === null || !by_email) continue
    await putMail(
      ctx.tx,
      { agencyId: ctx.agency.id, now: ctx.now },
      { to: email, subject: notificationKindLabels[kind], body: bodyOf(ctx, kind, news) },
    )
  }
}

const bodyOf = (ctx: Ctx, kind: NotificationKind, news: number): string =>
  [
    `${notificationSentences[kind]}${news > 1 ? ` There are ${news} of these.` : ''}`,
    `Open Homeward to read it: ${ctx.publicUrl}/notifications`,
    `You work for ${ctx.agency.name} and chose to get this by e-mail. You can change that in Homeward.`,
  ].join('\n\n')
