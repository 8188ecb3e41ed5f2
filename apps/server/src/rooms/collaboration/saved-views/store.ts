import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { SavedViews } from '../../../plumbing/db/schema.generated.ts'

const views = (tx: Tx) =>
  tx
    .selectFrom('saved_views')
    .select([
      'id',
      'user_id',
      'owner',
      'list',
      'name',
      'query',
      'shared',
      'position',
      'lock_version',
    ])

export type SavedViewRow = NonNullable<Awaited<ReturnType<typeof findOwnView>>>

/** A person's own views of a list and those that others share; the own ones first. */
export const findViews = (tx: Tx, userId: string, list: string) =>
  views(tx)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('shared', '=', true)]))
    .orderBy(sql`user_id <> ${userId}`)
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(500)
    .execute()

export const findOwnView = (tx: Tx, userId: string, id: string) =>
  views(tx).where('id', '=', id).where('user_id', '=', userId).forUpdate().executeTakeFirst()

/** How many views of a list a person has, and where the next one stands. */
export async function countOwnViews(tx: Tx, userId: string, list: string) {
  const row = await tx
    .selectFrom('saved_views')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(max(position) + 1, 0)`.as('next'),
    ])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: Math.min(1000, Number(row.next)) }
}

export const insertView = (tx: Tx, view: Insertable<SavedViews>) =>
  tx.insertInto('saved_views').values(view).execute()

/** Writes a change of a view that was held before. */
export const updateView = (tx: Tx, id: string, change: Updateable<SavedViews>) =>
  tx
    .updateTable('saved_views')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteView = (tx: Tx, id: string) =>
  tx.deleteFrom('saved_views').where('id', '=', id).execute()
