import type { PayQuestion } from '@homeward/contract/payroll/timesheets'
import type { EventPayload } from '@homeward/contract/signals'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { findFirst, findThreads } from '../../collaboration/door.ts'
import { findQuestion, findQuestions } from './question-store.ts'

/** What a question begins with among the comments on the caregiver. */
export const aboutWeek = (week: string): string => `About the pay week of ${formatDay(week)}: `

/** What was asked about a person's week, and what was answered. */
export async function questionsOf(
  { tx }: Ctx,
  agentId: string,
  week: string,
): Promise<PayQuestion[]> {
  const ids = await findQuestions(tx, agentId, week)
  if (ids.length === 0) return []
  const threads = Map.groupBy(await findThreads(tx, ids), ({ first }) => first)
  return [...threads.values()].flatMap((said) => {
    const [question, ...answers] = said.map(({ id, author, body, created_at }) => ({
      id,
      author,
      body: body.replace(aboutWeek(week), ''),
      created_at,
    }))
    return question ? [{ ...question, answers }] : []
  })
}

/** Whoever asked about a pay week hears of an answer, wherever it was written. */
export async function followReply(
  ctx: Ctx,
  { comment_id }: EventPayload<'comment.replied'>,
): Promise<void> {
  const first = await findFirst(ctx.tx, comment_id)
  const question = first === undefined ? undefined : await findQuestion(ctx.tx, first)
  if (first === undefined || !question) return
  const thread = await findThreads(ctx.tx, [first])
  const asked = thread.find(({ id }) => id === first)
  const answer = thread.find(({ id }) => id === comment_id)
  await ctx.live('timesheet', question.timesheet_id)
  if (!asked || !answer || answer.user_id === asked.user_id) return
  await ctx.emit('timesheet.answered', { ...question, comment_id, user_id: asked.user_id })
}
