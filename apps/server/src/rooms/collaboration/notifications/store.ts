import type { NotificationKind } from '@homeward/domain/collaboration/notifications'
import type { Marks } from '@homeward/domain/collaboration/marks'
import { type SelectQueryBuilder, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

const columns = [
  'id',
  'kind',
  'title',
  'body',
  'subject_type',
  'subject_id',
  'created_at',
  'read_at',
  'acknowledged_at',
] as const

type Filter = {
  state: 'unread' | 'unacknowledged' | 'all'
  kind?: NotificationKind | undefined
} & Paging

/** A person's notifications, newest first. */
export function findNotifications(tx: Tx, userId: string, { state, kind, ...page }: Filter) {
  const matching: SelectQueryBuilder<DB, 'notifications', object> = tx
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .$if(state === 'unread', (q) => q.where('read_at', 'is', null))
    .$if(state === 'unacknowledged', (q) => q.where('acknowledged_at', 'is', null))
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? 'mention'))
  return paged(tx, matching.select(columns).orderBy('id', 'desc'), matching, page)
}

export async function countUnread(tx: Tx, userId: string): Promise<number> {
  const { unread } = await tx
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

export const findNotification = (tx: Tx, userId: string, id: string) =>
  tx
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** How many of these are the person's. */
export async function countOwn(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const { own } = await tx
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('own'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return own
}

/**
 * Marks the notifications of a person, or those of them with these ids, that are not marked so yet; an
 * existing mark keeps its time. Returns the changed ones.
 */
export async function markNotifications(
  tx: Tx,
  at: { userId: string; ids?: readonly string[] | undefined; now: Date },
  { read, acknowledged }: Marks,
): Promise<string[]> {
  const now = at.now.toISOString()
  const marked = (column: 'read_at' | 'acknowledged_at', mark: boolean) =>
    mark ? sql<string>`coalesce(${sql.ref(column)}, ${now}::timestamptz)` : null
  const rows = await tx
    .updateTable('notifications')
    .set({
      ...(read === undefined ? {} : { read_at: marked('read_at', read) }),
      ...(acknowledged === undefined
        ? {}
        : { acknowledged_at: marked('acknowledged_at', acknowledged) }),
    })
    .where('user_id', '=', at.userId)
    .$if(at.ids !== undefined, (q) => q.where('id', 'in', at.ids ?? []))
    .where((eb) =>
      eb.or([
        ...(read === undefined ? [] : [eb('read_at', read ? 'is' : 'is not', null)]),
        ...(acknowledged === undefined
          ? []
          : [eb('acknowledged_at', acknowledged ? 'is' : 'is not', null)]),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes what was read and is older than that. */
export const removeRead = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('notifications')
    .where('read_at', 'is not', null)
    .where('created_at', '<', before.toISOString())
    .execute()
