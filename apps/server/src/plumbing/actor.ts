import { type Capability, roleMay } from '@homeward/domain/identity/capabilities'
import { isCaregiverRole, type Role } from '@homeward/domain/identity/roles'

/** Everyone who can act. The tenant is never optional. */
export type Actor =
  | {
      readonly kind: 'person'
      readonly userId: string
      readonly agentId: string | null
      readonly role: Role
      readonly name: string
      readonly superAdmin: boolean
    }
  | { readonly kind: 'job'; readonly name: string }

/** Whether an actor holds a capability. Jobs act for the agency itself. Unknown means no. */
export const actorMay = (actor: Actor, capability: Capability): boolean =>
  actor.kind === 'job' || actor.superAdmin || roleMay(actor.role, capability)

/** The agent whose own visits and clients alone may be seen, or null where the actor sees all. */
export const ownAgentOnly = (actor: Actor): string | null =>
  actor.kind === 'person' && !actor.superAdmin && isCaregiverRole(actor.role)
    ? (actor.agentId ?? nobody)
    : null

const nobody = '00000000-0000-0000-0000-000000000000'
