import * as contract from '@homeward/contract/visits/capture'
import { canRecord } from '@homeward/domain/visits/transitions'
import type { ActivityStatus } from '@homeward/domain/visits/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findActivity, findAnswer, saveAnswer } from './capture-store.ts'
import { loadVisit, stateOf } from '../shown/present-visit.ts'
import { lockForCapture } from './punch.ts'

/** Answers one activity of a visit, or answers it again. */
export const answerActivity = verb(
  contract.answerActivity,
  async (ctx, { id, activity_id, status, note = null }) => {
    const visit = await lockForCapture(ctx, id)
    found(await findActivity(ctx.tx, id, activity_id))
    unwrap(canRecord(stateOf(visit)))
    await recordAnswer(ctx, id, { activity_id, status, note: note || null })
    return loadVisit(ctx, id)
  },
)

type Answer = { activity_id: string; status: ActivityStatus; note: string | null }

/** Writes what became of an activity of a visit that is held, with its audit event. */
export async function recordAnswer(ctx: Ctx, id: string, answer: Answer): Promise<void> {
  const { activity_id } = answer
  const before = await findAnswer(ctx.tx, id, activity_id)
  await saveAnswer(ctx.tx, {
    agency_id: ctx.agency.id,
    visit_id: id,
    ...answer,
    answered_at: ctx.now.toISOString(),
  })
  await ctx.changed({
    action: 'visit.activity_answered',
    type: 'visit',
    id,
    before: before && { activity_id, ...before },
    after: answer,
  })
}
