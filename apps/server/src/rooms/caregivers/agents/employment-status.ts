import { changeEmployment, type Giver, mayGive } from '@homeward/domain/caregivers/role-changes'
import type { AgentStatus } from '@homeward/domain/caregivers/vocabulary'
import type { Role } from '@homeward/domain/identity/roles'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { countOtherOwners, takeTurns } from './agent-store.ts'

/** The actor as a person who gives roles; null without a limit. */
export function giverOf({ actor }: Pick<Ctx, 'actor'>): Giver {
  // Actors without an account give no role, like field staff.
  if (actor.kind === 'link') return { agentId: null, role: 'sitter' }
  return actor.kind === 'job' || actor.superAdmin
    ? null
    : { agentId: actor.agentId, role: actor.role }
}

/** Refuses a role that the actor may not give. */
export function refuseRole(ctx: Ctx, role: Role): void {
  if (!mayGive(giverOf(ctx), role)) throw new Failure('role_not_allowed')
}

type Employment = { role: Role; status: AgentStatus }

/** The role and status after a change; refused if the actor may not make it. */
export async function settleEmploymentStatus(
  ctx: Ctx,
  agent: Employment & { id: string },
  to: { role?: Role | undefined; status?: AgentStatus | undefined },
): Promise<Employment> {
  const next = { role: to.role ?? agent.role, status: to.status ?? agent.status }
  if (agent.role === 'owner') await takeTurns(ctx.tx, ctx.agency.id, 'owners')
  const owners = await countOtherOwners(ctx.tx, agent.id)
  return unwrap(changeEmployment(giverOf(ctx), agent, next, owners))
}
