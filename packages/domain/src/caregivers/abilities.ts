import { type Holder, holds } from '../identity/abilities.ts'
import type { Role } from '../identity/roles.ts'
import { type Giver, mayGive } from './role-changes.ts'
import type { AgentStatus } from './vocabulary.ts'

/** What may be done with a person of the agency, without the rule about the last owner. */
export const agentAbilities = (
  holder: Holder,
  giver: Giver,
  agent: { id: string; role: Role; status: AgentStatus },
): Record<string, boolean> => {
  const edit = holds(holder, 'caregivers.write')
  const employment = edit && giver?.agentId !== agent.id && mayGive(giver, agent.role)
  return {
    edit,
    change_role: employment,
    change_status: employment,
    remove: employment && agent.status === 'active',
    reveal: holds(holder, 'caregivers.reveal'),
    see_pay: holds(holder, 'caregivers.pay'),
    edit_pay: edit && holds(holder, 'caregivers.pay'),
  }
}
