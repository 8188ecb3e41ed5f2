import type { Ctx } from '../../plumbing/context.ts'
import { expireCareplans } from './careplan-store.ts'

/** Makes active and scheduled plans inactive whose last day is over: all of the agency, or some. */
export async function expireOver(ctx: Ctx, ids?: readonly string[]): Promise<void> {
  for (const { id, before } of await expireCareplans(ctx.tx, ctx.today, ids)) {
    await ctx.changed({
      action: 'careplan.expired',
      type: 'careplan',
      id,
      before: { status: before },
      after: { status: 'inactive' },
    })
  }
}
