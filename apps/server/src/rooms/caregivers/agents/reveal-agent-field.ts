import type { revealAgentField as declaration } from '@homeward/contract/caregivers/agents'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findAgent } from './agent-store.ts'
import { openField } from './private-profile.ts'

/** One protected value in plain; who looked at which is kept. */
export async function revealAgentField(
  ctx: Ctx,
  { id, field }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const agent = found(await findAgent(ctx.tx, id))
  await ctx.record({ action: 'agent.revealed', type: 'agent', id, after: { field } })
  return { field, value: openField(ctx, agent, field) }
}
