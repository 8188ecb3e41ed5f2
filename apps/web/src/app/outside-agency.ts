import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { type PathId, pathOf } from '../plumbing/paths/list.ts'

/** Whether a screen shows records of an agency while this super admin has entered none. */
export const lacksAgency = (user: SessionUser, id: PathId): boolean =>
  user.super_admin && user.agency_id === null && !pathOf(id).outside
