import type {
  NotificationKind,
  NotificationSubject,
} from '@homeward/domain/collaboration/notifications'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { mailNews } from './mail-news.ts'
import { findHolders, findPeople, insertNotifications, type Recipient } from './recipients-store.ts'

type News = {
  title: string
  body: string
  /** The record that it opens; null where there is none. */
  subject: { type: NotificationSubject; id: string } | null
  /** Names what happened: nobody is told the same twice. */
  about: string
}

export type Telling = {
  kind: NotificationKind
  /** Who is told: these users, or everybody whom the kind concerns by what they may do. */
  to: readonly string[] | 'holders'
  /** Who did it and knows it. */
  except?: string | null
  news: readonly News[]
}

/**
 * Tells people what happened, each of them once: on their screens and, where they chose it, by
 * e-mail. Only those are told who work for the agency. Answers how many were reached.
 */
export async function notify(ctx: Ctx, telling: Telling): Promise<number> {
  const { kind, news } = telling
  const people = await recipientsOf(ctx, telling)
  const told = await insertNotifications(
    ctx.tx,
    news.flatMap((one) => people.map((person) => rowOf(ctx, kind, one, person.id))),
  )
  const newsOf = Map.groupBy(told, (row) => row.user_id)
  for (const [userId, rows] of newsOf) {
    await ctx.tell(
      'notification',
      userId,
      rows.map(({ id }) => id),
    )
  }
  await mailNews(
    ctx,
    kind,
    people.map((person) => ({ ...person, news: newsOf.get(person.id)?.length ?? 0 })),
  )
  await recordTold(ctx, kind, news, told)
  return newsOf.size
}

async function recipientsOf({ tx }: Ctx, { kind, to, except }: Telling): Promise<Recipient[]> {
  const people = to === 'holders' ? await findHolders(tx, kind) : await findPeople(tx, kind, to)
  return people.filter(({ id }) => id !== except)
}

const rowOf = (ctx: Ctx, kind: NotificationKind, news: News, userId: string) => ({
  agency_id: ctx.agency.id,
  id: uuid(),
  user_id: userId,
  kind,
  title: news.title,
  body: news.body,
  subject_type: news.subject?.type ?? null,
  subject_id: news.subject?.id ?? null,
  about: news.about,
  created_at: ctx.now.toISOString(),
})

/** That somebody was told belongs to the history of the record it is about. */
async function recordTold(
  ctx: Ctx,
  kind: NotificationKind,
  news: readonly News[],
  told: readonly { about: string }[],
): Promise<void> {
  const readers = Map.groupBy(told, ({ about }) => about)
  for (const { about, subject } of news) {
    const count = readers.get(about)?.length ?? 0
    if (count === 0) continue
    await ctx.record({
      action: 'notification.sent',
      type: subject?.type ?? 'agency',
      id: subject?.id ?? ctx.agency.id,
      after: { kind, people_told: count },
    })
  }
}
