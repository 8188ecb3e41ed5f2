import * as contract from '@homeward/contract/caregivers/agents'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { type AgentProfile, lockAgent } from './agent-store.ts'
import { presentAgent } from './present-agent.ts'
import { changeAgent } from './update-agent.ts'

/**
 * Terminates a person's employment as of today. Nothing is erased; people who left earlier stay as they
 * are.
 */
export const removeAgent = verb(contract.removeAgent, async (ctx, { id }) => {
  return presentAgent(ctx, await letGo(ctx, id))
})

export async function letGo(ctx: Ctx, id: string): Promise<AgentProfile> {
  const agent = found(await lockAgent(ctx.tx, id))
  if (agent.status !== 'active') return agent
  const today = ctx.today
  const planned = agent.termination_date !== null && agent.termination_date <= today
  // A person with a later start date has no day of work.
  const unstarted = agent.hire_date !== null && agent.hire_date > today
  return changeAgent(ctx, agent, {
    status: 'inactive',
    ...(planned || unstarted ? {} : { private_profile: { termination_date: today } }),
  })
}
