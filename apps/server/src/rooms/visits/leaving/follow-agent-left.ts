import type { Ctx } from '../../../plumbing/context.ts'
import { hasLeft, openVisitsOf } from './leaving-store.ts'

/** Visits of a former caregiver become open visits; started visits stay as they are. */
export async function followAgentLeft(ctx: Ctx, agentId: string, from: string): Promise<void> {
  if (!(await hasLeft(ctx.tx, agentId))) return
  for (const { id } of await openVisitsOf(ctx.tx, agentId, from)) {
    await ctx.changed({
      action: 'visit.unassigned',
      type: 'visit',
      id,
      before: { agent_id: agentId, status: 'scheduled' },
      after: { agent_id: null, status: 'available' },
    })
  }
}
