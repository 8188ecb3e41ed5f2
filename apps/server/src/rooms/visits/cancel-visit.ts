import type { ParsedOf } from '@homeward/contract/endpoint'
import type { cancelVisit as declaration, Visit } from '@homeward/contract/visits/visits'
import { cancel } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../plumbing/context.ts'
import { found, unwrap } from '../../plumbing/failure.ts'
import { loadVisit, stateOf } from './present-visit.ts'
import { lockVisit, saveVisit } from './visit-store.ts'

/** Cancels a visit that has not started. It keeps its day of the plan, so that it is not made anew. */
export async function cancelVisit(
  ctx: Ctx,
  { id, reason }: ParsedOf<typeof declaration>,
): Promise<Visit> {
  const before = found(await lockVisit(ctx.tx, id, null))
  const { status } = unwrap(cancel(stateOf(before)))
  if (before.status !== status) {
    const set = { status, canceled_reason: reason ?? null }
    await saveVisit(ctx.tx, id, { ...set, hand_edited: true })
    await ctx.record({
      action: 'visit.canceled',
      type: 'visit',
      id,
      before: { status: before.status },
      after: set,
    })
    await ctx.live('visit', id)
  }
  return loadVisit(ctx, id)
}
