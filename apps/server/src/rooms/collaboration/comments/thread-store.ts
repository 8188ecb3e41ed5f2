import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf } from '../../../plumbing/db/prepared.ts'

type Said = {
  /** The comment that the thread began with. */
  first: string
  id: string
  user_id: string
  author: string
  body: string
  created_at: string
}

/** What was said in threads, by the comments that they began with, the oldest first; nothing that was deleted. */
export const findThreads = (tx: Tx, firsts: readonly string[]): Promise<Said[]> =>
  tx
    .withRecursive('threads', (db) =>
      db
        .selectFrom('comments as c')
        .select(['c.id', 'c.id as first'])
        .where('c.id', '=', anyOf(firsts))
        .unionAll(
          db
            .selectFrom('comments as reply')
            .innerJoin('threads as t', 't.id', 'reply.reply_to_id')
            .select(['reply.id', 't.first']),
        ),
    )
    .selectFrom('threads')
    .innerJoin('comments', 'comments.id', 'threads.id')
    .select(['threads.first', 'comments.id', 'comments.user_id', 'comments.author'])
    .select(['comments.body', 'comments.created_at'])
    .where('comments.deleted_at', 'is', null)
    .orderBy('comments.id')
    .execute()

/** The comment that the thread of a comment began with. */
export async function findFirst(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive up (id, reply_to_id) as (
      select id, reply_to_id from comments where id = ${id}
      union all
      select c.id, c.reply_to_id from comments c join up on c.id = up.reply_to_id
    )
    select id from up where reply_to_id is null`.execute(tx)
  return rows[0]?.id
}
