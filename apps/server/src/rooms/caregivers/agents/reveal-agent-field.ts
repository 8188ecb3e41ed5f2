import * as contract from '@homeward/contract/caregivers/agents'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAgent } from './agent-store.ts'
import { openField } from './private-profile.ts'

/** One protected value, unmasked; the look is recorded. */
export const revealAgentField = verb(contract.revealAgentField, async (ctx, { id, field }) => {
  const agent = found(await findAgent(ctx.tx, id))
  await ctx.record({ action: 'agent.revealed', type: 'agent', id, after: { field } })
  return { field, value: openField(ctx, agent, field) }
})
