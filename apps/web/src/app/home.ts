import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { isCaregiverRole } from '@homeward/domain/identity/roles'
import { to } from '../plumbing/paths/to.ts'
import { isBuilt } from './built.ts'
import { menuFor } from './menu.ts'

/** Whether somebody works in the field: such people have a surface of their own. */
export const isField = (user: SessionUser): boolean =>
  !user.super_admin && user.role !== null && isCaregiverRole(user.role)

/** Where a person starts: the field surface, the admin area for a super admin, else the dashboard. */
export const homeOf = (user: SessionUser): string => {
  if (isField(user)) return to('field')
  const wanted = user.super_admin ? 'admin' : 'dashboard'
  if (isBuilt(wanted)) return to(wanted)
  // Until that screen is built, the first entry of the person's menu.
  return menuFor(user)[0]?.entries[0]?.href ?? to('error.forbidden')
}
