import type { Employee } from '@homeward/contract/caregivers/employees'
import { type Ctx } from '../../../plumbing/context.ts'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { AgentProfile } from '../agents/agent-store.ts'
import type { ListedAgent } from '../list/list-store.ts'
import { abilitiesOf } from '../agents/present-agent.ts'

type Facts = Omit<ListedAgent, 'credentials' | 'hire_date'>

/** An employee for an answer, without contact details if a caregiver asks. */
export function presentEmployee(ctx: Ctx, agent: Facts): Employee {
  const visible = ownAgentOnly(ctx.actor) === null
  return {
    id: agent.id,
    first_name: agent.first_name,
    last_name: agent.last_name,
    name: agent.name,
    type: agent.type,
    role: agent.role,
    status: agent.status,
    phone: visible ? agent.phone : null,
    email: visible ? agent.email : null,
    username: visible ? agent.username : null,
    offices: agent.offices,
    lock_version: agent.lock_version,
    abilities: abilitiesOf(ctx, agent),
  }
}

/** The same of a person's whole profile. */
export const employeeOf = (ctx: Ctx, agent: AgentProfile): Employee =>
  presentEmployee(ctx, {
    ...agent,
    username: agent.user?.username ?? null,
    offices: agent.assignments.map((one) => ({ id: one.office_id, name: one.office_name })),
  })
