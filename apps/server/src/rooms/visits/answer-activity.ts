import type { ParsedOf } from '@homeward/contract/endpoint'
import type { answerActivity as declaration } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { canRecord } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../plumbing/context.ts'
import { found, unwrap } from '../../plumbing/failure.ts'
import { findActivity, findAnswer, saveAnswer } from './capture-store.ts'
import { loadVisit, stateOf } from './present-visit.ts'
import { lockForCapture } from './punch.ts'

/** Answers one activity of a visit, or answers it anew. */
export async function answerActivity(
  ctx: Ctx,
  { id, activity_id, status, note = null }: ParsedOf<typeof declaration>,
): Promise<Visit> {
  const visit = await lockForCapture(ctx, id)
  found(await findActivity(ctx.tx, visit.service_id, activity_id))
  unwrap(canRecord(stateOf(visit)))

  const before = await findAnswer(ctx.tx, id, activity_id)
  await saveAnswer(ctx.tx, {
    agency_id: ctx.agency.id,
    visit_id: id,
    activity_id,
    status,
    note: note || null,
    answered_at: ctx.now.toISOString(),
  })
  await ctx.record({
    action: 'visit.activity_answered',
    type: 'visit',
    id,
    before: before && { activity_id, ...before },
    after: { activity_id, status, note: note || null },
  })
  await ctx.live('visit', id)
  return loadVisit(ctx, id)
}
