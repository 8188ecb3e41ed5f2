import { isCaregiverRole, type Role, roles } from '../identity/roles.ts'
import { fail, ok, type Result } from '../result.ts'
import type { AgentStatus } from './vocabulary.ts'

/**
 * Who may give the roles that reach into money, people or settings. No one may give a role with rights that
 * they lack, because their own second account could then use those rights.
 */
const giversOf: ReadonlyMap<Role, readonly Role[]> = new Map<Role, readonly Role[]>([
  ['owner', ['owner']],
  ['billing_admin', ['owner']],
  ['admin', ['owner', 'admin']],
])

/** The person who gives; null is a super admin or a job, who may give every role. */
export type Giver = { agentId: string | null; role: Role } | null

/** Whether someone may give or remove a role. Field staff give none. */
export const mayGive = (giver: Giver, role: Role): boolean =>
  giver === null || (giversOf.get(role)?.includes(giver.role) ?? !isCaregiverRole(giver.role))

/** The roles that someone may select when adding a person. */
export const rolesToGive = (giver: Giver): Role[] => roles.filter((role) => mayGive(giver, role))

type Employment = { role: Role; status: AgentStatus }

/**
 * Whether someone may change a person from one role and status to another. `otherOwners` is how many other
 * active owners the agency has. Nobody changes their own role or status, only certain people give and
 * remove guarded roles, and an agency keeps an active owner.
 */
export const changeEmployment = (
  giver: Giver,
  person: Employment & { id: string },
  to: Employment,
  otherOwners: number,
): Result<Employment, 'own_role' | 'role_not_allowed' | 'last_owner'> => {
  if (person.role === to.role && person.status === to.status) return ok(to)
  if (giver !== null && giver.agentId === person.id) return fail('own_role')
  if (!mayGive(giver, person.role) || !mayGive(giver, to.role)) return fail('role_not_allowed')
  const isOwner = (one: Employment) => one.role === 'owner' && one.status === 'active'
  if (isOwner(person) && !isOwner(to) && otherOwners === 0) return fail('last_owner')
  return ok(to)
}
