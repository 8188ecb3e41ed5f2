import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { cancelVisitsAfter, dayClientLeft } from './leaving-store.ts'

/** Visits of a client who left are canceled from that day on; what was started stays as it is. */
export async function followClientLeft(ctx: Ctx, clientId: string): Promise<void> {
  const day = await dayClientLeft(ctx.tx, clientId)
  if (day === null) return
  const reason = `The client left on ${formatDay(day)}.`
  for (const { id, before } of await cancelVisitsAfter(ctx.tx, {
    clientId,
    day,
    reason,
    now: ctx.now,
  })) {
    await ctx.changed({
      action: 'visit.canceled',
      type: 'visit',
      id,
      before: { status: before },
      after: { status: 'canceled', canceled_reason: reason },
    })
  }
}
