import * as agentsContract from '@homeward/contract/caregivers/agents'
import type { Agent } from '@homeward/contract/caregivers/agents'
import * as caregiversContract from '@homeward/contract/caregivers/caregivers'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { type AgentProfile, findAgent } from './agent-store.ts'
import { presentAgent } from './present-agent.ts'

/** The profile of a person; the look is recorded. */
export const getAgent = verb(agentsContract.getAgent, async (ctx, { id }) =>
  looked(ctx, found(await findAgent(ctx.tx, id))),
)

/** The profile of a caregiver; office staff is not found here. */
export const getCaregiver = verb(caregiversContract.getCaregiver, async (ctx, { id }) => {
  const agent = found(await findAgent(ctx.tx, id))
  if (agent.type !== 'Caregiver') throw new Failure('not_found')
  return looked(ctx, agent)
})

async function looked(ctx: Ctx, agent: AgentProfile): Promise<Agent> {
  await ctx.record({ action: 'agent.read', type: 'agent', id: agent.id })
  return presentAgent(ctx, agent)
}
