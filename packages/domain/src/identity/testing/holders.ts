import { capabilities, capabilitiesOf } from '../capabilities.ts'
import type { Role } from '../roles.ts'

/** Somebody of a role; `agentId` is set for caregivers, who see their own records only. */
export const as = (role: Role, agentId: string | null = null) => ({
  capabilities: capabilitiesOf(role),
  agentId,
})
export const nobody = { capabilities: [], agentId: null }
export const everybody = { capabilities, agentId: null }

/** The names of what is allowed. */
export const allowed = (abilities: Record<string, boolean>): string =>
  Object.keys(abilities)
    .filter((name) => abilities[name])
    .join(' ')
