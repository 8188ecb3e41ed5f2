import type { Ctx } from '../../plumbing/context.ts'
import type { Task } from '../../plumbing/jobs/worker.ts'
import { followAgentLeft } from './follow-agent-left.ts'
import { followCareplan } from './follow-careplan.ts'
import { followClientLeft } from './follow-client-left.ts'
import { generateVisits } from './generate-visits.ts'

const follow = (ctx: Ctx, payload: Record<string, unknown>) =>
  followCareplan(ctx, String(payload.careplan_id))

export const tasks: readonly Task[] = [
  { name: 'visits.generate', after: 'careplan.activated', run: follow },
  { name: 'visits.withdraw', after: 'careplan.changed', run: follow },
  {
    name: 'visits.unassign',
    after: 'agent.left',
    run: (ctx, payload) => followAgentLeft(ctx, String(payload.agent_id), String(payload.from)),
  },
  {
    name: 'visits.cancel_left',
    after: 'client.left',
    run: (ctx, payload) => followClientLeft(ctx, String(payload.client_id)),
  },
  {
    name: 'visits.extend',
    every: '15 8 * * *',
    async run(ctx) {
      const { made, leftOpen } = await generateVisits(ctx)
      if (made === 0) return
      await ctx.record({
        action: 'agency.visits_made',
        type: 'agency',
        id: ctx.agency.id,
        after: { visits_made: made, left_open: leftOpen },
      })
    },
  },
]
