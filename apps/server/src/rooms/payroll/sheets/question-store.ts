import type { Insertable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import type { PayQuestions } from '../../../plumbing/db/schema.generated.ts'

export const insertQuestion = (tx: Tx, row: Insertable<PayQuestions>) =>
  tx.insertInto('pay_questions').values(row).execute()

const ofWeek = prepared((tx, { agent, week }: { agent: string; week: string }) =>
  tx
    .selectFrom('pay_questions')
    .select('comment_id')
    .where('agent_id', '=', agent)
    .where('week', '=', week),
)

/** The comments with which a person asked about a week. */
export const findQuestions = async (tx: Tx, agent: string, week: string): Promise<string[]> =>
  (await ofWeek(tx, { agent, week })).map(({ comment_id }) => comment_id)

/** The question that a comment asks, with the timesheet that it is about; nothing where it asks none. */
export const findQuestion = (tx: Tx, commentId: string) =>
  tx
    .selectFrom('pay_questions as q')
    .innerJoin('timesheets as t', (join) =>
      join
        .onRef('t.agency_id', '=', 'q.agency_id')
        .onRef('t.agent_id', '=', 'q.agent_id')
        .onRef('t.week', '=', 'q.week'),
    )
    .select(['q.week', 't.id as timesheet_id'])
    .where('q.comment_id', '=', commentId)
    .executeTakeFirst()
