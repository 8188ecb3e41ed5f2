import { type Insertable, sql, type Updateable } from 'kysely'
import { metaOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Comments } from '../../../plumbing/db/schema.generated.ts'
import type { Subject } from '../../files/door.ts'

const columns = [
  'comments.id',
  'comments.agency_id',
  'comments.user_id',
  'comments.author',
  'comments.subject_type',
  'comments.subject_id',
  'comments.reply_to_id',
  'comments.body',
  'comments.created_at',
  'comments.edited_at',
  'comments.deleted_at',
  'comments.deleted_by',
  'comments.lock_version',
] as const

/** A page of what was said about a record, oldest first, replies after what they answer. */
export async function findComments(
  tx: Tx,
  { type, id }: Subject<'comment'>,
  input: { page: number; items: number },
) {
  const { total } = await tx
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  // Ids sort by time, so the ids from the first comment down to one are its place among all.
  const rows = await tx
    .withRecursive('threads', (db) =>
      db
        .selectFrom('comments as first')
        .select(['first.id', sql<string[]>`array[first.id]`.as('place')])
        .where('first.subject_type', '=', type)
        .where('first.subject_id', '=', id)
        .where('first.reply_to_id', 'is', null)
        .unionAll(
          db
            .selectFrom('comments as reply')
            .innerJoin('threads', 'threads.id', 'reply.reply_to_id')
            .select(['reply.id', sql<string[]>`threads.place || reply.id`.as('place')]),
        ),
    )
    .selectFrom('threads')
    .innerJoin('comments', 'comments.id', 'threads.id')
    .select(columns)
    .orderBy('threads.place')
    .limit(input.items)
    .offset((input.page - 1) * input.items)
    .execute()
  return { rows, meta: metaOf(input, total) }
}

export type StoredComment = Awaited<ReturnType<typeof findComments>>['rows'][number]

export const findComment = (tx: Tx, id: string): Promise<StoredComment | undefined> =>
  tx.selectFrom('comments').select(columns).where('id', '=', id).executeTakeFirst()

/** The comment, locked until the transaction ends. */
export const lockComment = (tx: Tx, id: string): Promise<StoredComment | undefined> =>
  tx.selectFrom('comments').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertComment = (tx: Tx, comment: Insertable<Comments>): Promise<StoredComment> =>
  tx.insertInto('comments').values(comment).returning(columns).executeTakeFirstOrThrow()

export const updateCommentRow = (
  tx: Tx,
  id: string,
  change: Updateable<Comments>,
): Promise<StoredComment> =>
  tx
    .updateTable('comments')
    .set((eb) => ({ ...change, lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
