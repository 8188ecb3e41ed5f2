import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** How many records of each kind a profile shows. */
const few = 5

/** The newest comments about a person, and the counts of their related records. */
export function findRelated(tx: Tx, agentId: string) {
  const comments = tx
    .selectFrom('shown_comments as m')
    .where('m.subject_type', '=', 'agent')
    .where('m.subject_id', '=', agentId)
  return tx
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        comments
          .select(['m.id', 'm.body', 'm.author', 'm.created_at'])
          .orderBy('m.id', 'desc')
          .limit(few),
      ).as('comments'),
      comments.select(({ fn }) => fn.countAll<number>().as('count')).as('comments_count'),
      eb
        .selectFrom('open_alerts as l')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('l.subject_type', '=', 'agent')
        .where('l.subject_id', '=', agentId)
        .as('alerts_count'),
    ])
    .executeTakeFirstOrThrow()
}
