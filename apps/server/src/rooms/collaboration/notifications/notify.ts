import type {
  NotificationKind,
  NotificationSubject,
} from '@homeward/domain/collaboration/notifications'
import { languageOf } from '@homeward/domain/language/languages'
import type { Said } from '@homeward/domain/language/sentence'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { say } from '../../../plumbing/language/say.ts'
import { mailNotifications } from './mail-notifications.ts'
import { readersOf } from './readers.ts'
import { findHolders, findPeople, insertNotifications, type Recipient } from './recipients-store.ts'

type Item = {
  title: Said
  body: Said
  /** The record that it opens; null without one. */
  subject: { type: NotificationSubject; id: string } | null
  /** Identifies the event: no one is notified twice of the same. */
  about: string
}

export type Notice = {
  kind: NotificationKind
  /** Who is notified: these users, or everyone with the kind's capability. */
  to: readonly string[] | 'holders'
  /** The person who did it and already knows. */
  except?: string | null
  items: readonly Item[]
}

/**
 * Notifies people of what happened, each of them once and in their language: on their screens and,
 * where they chose it, by e-mail. Only people who work for the agency are notified; those limited to offices, only
 * of what belongs to these. Returns how many were reached.
 */
export async function notify(ctx: Ctx, notice: Notice): Promise<number> {
  const { kind, items } = notice
  const people = await recipientsOf(ctx, notice)
  const readers = await readersOf(
    ctx.tx,
    people,
    items.map(({ subject }) => subject),
  )
  const inserted = await insertNotifications(
    ctx.tx,
    items.flatMap((one) => readers(one.subject).map((person) => rowOf(ctx, kind, one, person))),
  )
  const sentTo = Map.groupBy(inserted, (row) => row.user_id)
  for (const [userId, rows] of sentTo) {
    await ctx.tell(
      'notification',
      userId,
      rows.map(({ id }) => id),
    )
  }
  await mailNotifications(
    ctx,
    kind,
    people.map((person) => ({ ...person, items: sentTo.get(person.id)?.length ?? 0 })),
  )
  await recordSent(ctx, kind, items, inserted)
  return sentTo.size
}

async function recipientsOf({ tx }: Ctx, { kind, to, except }: Notice): Promise<Recipient[]> {
  const people = to === 'holders' ? await findHolders(tx, kind) : await findPeople(tx, kind, to)
  return people.filter(({ id }) => id !== except)
}

const rowOf = (ctx: Ctx, kind: NotificationKind, items: Item, person: Recipient) => ({
  agency_id: ctx.agency.id,
  id: uuid(),
  user_id: person.id,
  kind,
  title: say(languageOf(person.language), items.title),
  body: say(languageOf(person.language), items.body),
  subject_type: items.subject?.type ?? null,
  subject_id: items.subject?.id ?? null,
  about: items.about,
  created_at: ctx.now.toISOString(),
})

/** Notifications appear in the history of their record. */
async function recordSent(
  ctx: Ctx,
  kind: NotificationKind,
  items: readonly Item[],
  sent: readonly { about: string }[],
): Promise<void> {
  const readers = Map.groupBy(sent, ({ about }) => about)
  for (const { about, subject } of items) {
    const count = readers.get(about)?.length ?? 0
    if (count === 0) continue
    await ctx.record({
      action: 'notification.sent',
      type: subject?.type ?? 'agency',
      id: subject?.id ?? ctx.agency.id,
      after: { kind, people_notified: count },
    })
  }
}
