import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { isCaregiverRole } from '@homeward/domain/identity/roles'
import { to } from '../plumbing/paths/to.ts'

/** Whether somebody works in the field: such people have a surface of their own. */
export const isField = (user: SessionUser): boolean =>
  !user.super_admin && user.role !== null && isCaregiverRole(user.role)

/** Where a person starts: the field surface, the admin area for a super admin, else the dashboard. */
export const homeOf = (user: SessionUser): string => {
  if (isField(user)) return to('field')
  return to(user.super_admin ? 'admin' : 'dashboard')
}
