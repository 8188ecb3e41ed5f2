import { type Capability, roleMay } from '@homeward/domain/identity/capabilities'
import type { LinkPurpose, LinkSubject } from '@homeward/domain/identity/link-purposes'
import { heldWithinOffices } from '@homeward/domain/identity/office-limit'
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
      /** The offices that their work is limited to; null without a limit. */
      readonly offices: readonly string[] | null
    }
  | LinkActor
  | { readonly kind: 'job'; readonly name: string }

/** Someone without an account, who got a link to one record for one purpose. */
export type LinkActor = {
  readonly kind: 'link'
  readonly linkId: string
  readonly purpose: LinkPurpose
  readonly subject: LinkSubject
  readonly name: string
}

/**
 * Whether an actor holds a capability. Jobs act for the agency itself. A link has no capability; it opens
 * only the calls of its purpose. Unknown means no.
 */
export function actorMay(actor: Actor, capability: Capability): boolean {
  if (actor.kind === 'link') return false
  if (actor.kind === 'job' || actor.superAdmin) return true
  return (
    roleMay(actor.role, capability) && (actor.offices === null || heldWithinOffices(capability))
  )
}

/** The offices that an actor is limited to, or null if the actor sees the whole agency. */
export const officesOf = (actor: Actor): readonly string[] | null =>
  actor.kind === 'person' && !actor.superAdmin ? actor.offices : null

/** The agent whose own visits and clients are the only visible ones, or null if the actor sees all. */
export function ownAgentOnly(actor: Actor): string | null {
  if (actor.kind === 'link') return nobody
  return actor.kind === 'person' && !actor.superAdmin && isCaregiverRole(actor.role)
    ? (actor.agentId ?? nobody)
    : null
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** The actor's name for the audit trail and for stored records. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'link') return `${actor.name} by link`
  return actor.kind === 'job' ? `job ${actor.name}` : actor.name
}

/** The columns for the actor: a person, a link, or neither if the product acted automatically. */
export const actorColumns = (actor: Actor): { user_id: string | null; link_id: string | null } => ({
  user_id: actor.kind === 'person' ? actor.userId : null,
  link_id: actor.kind === 'link' ? actor.linkId : null,
})

/** The acting link. Throws for any other actor, because the call was declared for links. */
export function linkActor(actor: Actor): LinkActor {
  if (actor.kind !== 'link') throw new Error('A call for links came from something else.')
  return actor
}
