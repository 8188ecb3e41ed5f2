import * as contract from '@homeward/contract/caregivers/agents'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { agentType } from '@homeward/domain/identity/roles'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { type AgentProfile, findAgent, insertAgent } from './agent-store.ts'
import { checkPrivateProfile, refuseTakenPhone } from './check-agent.ts'
import { refuseRole } from './employment-status.ts'
import { auditedAgent, presentAgent } from './present-agent.ts'
import { ownColumns, writeParts } from './write-agent.ts'

/** Adds a person; the role decides the type. */
export const createAgent = verb(contract.createAgent, async (ctx, input) =>
  presentAgent(ctx, await addAgent(ctx, input)),
)

/** The same for many at once, where nobody reads the whole profile of each. */
export async function addAgent(
  ctx: Ctx,
  input: ParsedOf<typeof contract.createAgent>,
): Promise<AgentProfile> {
  refuseRole(ctx, input.role)
  if (input.private_profile) checkPrivateProfile(ctx, input.private_profile, null)
  await refuseTakenPhone(ctx, input.phone, null)

  const { first_name, last_name, role, status } = input
  const key = { agency_id: ctx.agency.id, id: uuid() }
  await insertAgent(ctx.tx, {
    ...ownColumns(input),
    ...key,
    first_name,
    last_name,
    role,
    status,
    type: agentType(role),
  })
  const none = { addresses: [], assignments: [], emergency_contacts: [], provider_numbers: [] }
  await writeParts(ctx, { ...key, ...none }, input)

  const agent = found(await findAgent(ctx.tx, key.id))
  await ctx.changed({
    action: 'agent.created',
    type: 'agent',
    id: agent.id,
    after: auditedAgent(ctx, agent),
  })
  return agent
}
