import { type Giver, mayGive, rolesToGive } from '@homeward/domain/caregivers/role-changes'
import { agentTypeLabels, agentTypes } from '@homeward/domain/caregivers/vocabulary'
import { agentType, type Role, roleLabels } from '@homeward/domain/identity/roles'
import { useUser } from '../../../plumbing/session/session.ts'

/** The person of this session as one who gives roles; null stands for a super admin. */
const useGiver = (): Giver => {
  const { super_admin: all, role, agent_id: agentId } = useUser()
  return all || role === null ? null : { agentId, role }
}

/** The roles that the person may give, by type; one that somebody holds already stays among them. */
export const useRoleChoices = (held?: Role) => {
  const giver = useGiver()
  const roles = rolesToGive(giver)
  const all = held && !mayGive(giver, held) ? [...roles, held] : roles
  return agentTypes.toReversed().map((type) => ({
    group: agentTypeLabels[type],
    items: all
      .filter((role) => agentType(role) === type)
      .map((role) => ({ value: role, label: roleLabels[role] })),
  }))
}
