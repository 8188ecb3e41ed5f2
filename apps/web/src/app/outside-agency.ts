import type { SessionUser } from '@homeward/contract/identity/sign-in'
import type { PathId } from '../plumbing/paths/list.ts'

/** What a super admin can open without having entered an agency. */
const open: ReadonlySet<PathId> = new Set([
  'admin',
  'admin.agencies',
  'admin.signup-requests',
  'admin.outbox',
  'account',
  'account.password',
  'redirect',
])

/** Whether a screen shows records of an agency while this super admin has entered none. */
export const lacksAgency = (user: SessionUser, id: PathId): boolean =>
  user.super_admin && user.agency_id === null && !open.has(id)
