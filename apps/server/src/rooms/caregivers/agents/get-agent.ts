import type { Agent, getAgent as declaration } from '@homeward/contract/caregivers/agents'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { type AgentProfile, findAgent } from './agent-store.ts'
import { presentAgent } from './present-agent.ts'

type Input = ParsedOf<typeof declaration>

/** The profile of a person; who looked at it is kept. */
export const getAgent = async (ctx: Ctx, { id }: Input): Promise<Agent> =>
  looked(ctx, found(await findAgent(ctx.tx, id)))

/** The profile of a caregiver; office staff is not found here. */
export async function getCaregiver(ctx: Ctx, { id }: Input): Promise<Agent> {
  const agent = found(await findAgent(ctx.tx, id))
  if (agent.type !== 'Caregiver') throw new Failure('not_found')
  return looked(ctx, agent)
}

async function looked(ctx: Ctx, agent: AgentProfile): Promise<Agent> {
  await ctx.record({ action: 'agent.read', type: 'agent', id: agent.id })
  return presentAgent(ctx, agent)
}
