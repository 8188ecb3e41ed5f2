import * as contract from '@homeward/contract/caregivers/agents'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { type AgentProfile, findAgent, lockAgent, updateAgentRow } from './agent-store.ts'
import { checkPrivateProfile, refuseTakenPhone } from './check-agent.ts'
import { refuseRole, settleEmploymentStatus } from './employment-status.ts'
import { auditedAgent, presentAgent } from './present-agent.ts'
import { ownColumns, writeParts } from './write-agent.ts'

type Fields = Omit<ParsedOf<typeof contract.updateAgent>, 'id'>

/** Changes the fields that were sent. */
export const updateAgent = verb(contract.updateAgent, async (ctx, { id, ...fields }) => {
  return presentAgent(ctx, await changeAgent(ctx, found(await lockAgent(ctx.tx, id)), fields))
})

/** Changes a person who was locked before; answers them as they are then. */
export async function changeAgent(
  ctx: Ctx,
  before: AgentProfile,
  { lock_version, ...fields }: Fields,
): Promise<AgentProfile> {
  const { id } = before
  if (lock_version !== undefined && lock_version !== before.lock_version) {
    await refuseStaleWith(lock_version, before, () => presentAgent(ctx, before))
  }
  const employment = await settleEmploymentStatus(ctx, before, fields)
  // An invite goes to this address: a person who could change it could become that person.
  if (fields.email !== undefined && fields.email !== before.email) refuseRole(ctx, before.role)
  if (fields.private_profile) checkPrivateProfile(ctx, fields.private_profile, before)
  if (fields.phone !== before.phone) await refuseTakenPhone(ctx, fields.phone, id)
  await updateAgentRow(ctx.tx, id, ownColumns(fields))
  await writeParts(ctx, before, fields)

  const agent = found(await findAgent(ctx.tx, id))
  await ctx.changed({
    action: 'agent.updated',
    type: 'agent',
    id,
    before: auditedAgent(ctx, before),
    after: auditedAgent(ctx, agent),
  })
  if (agent.pay_rate !== before.pay_rate || agent.hire_date !== before.hire_date) {
    await ctx.emit('agent.pay_changed', { agent_id: id })
  }
  if (before.status === 'active' && employment.status !== 'active') {
    // Their sessions end by themselves: a session of this agency asks for an active person.
    await ctx.emit('agent.left', { agent_id: id, from: ctx.now.toISOString() })
  }
  return agent
}
