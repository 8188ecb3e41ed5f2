import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { type PathId, pathOf } from '../plumbing/paths/list.ts'
import { to } from '../plumbing/paths/to.ts'
import type { FlatQuery } from '../plumbing/query-string.ts'
import { safeTarget } from '../plumbing/session/redirect.ts'
import { may, mustEnroll } from '../plumbing/session/session.ts'
import { homeOf, isField } from './home.ts'
import { lacksAgency } from './outside-agency.ts'

/** Where a person goes instead of a path, or undefined where they may stay. */
export const detour = (id: PathId, user: SessionUser | null, href: string): string | undefined => {
  const { access } = pathOf(id)
  if (access === 'public') return undefined
  if (access === 'guest') return user === null ? undefined : (redirectIn(href) ?? homeOf(user))
  if (user === null) return to('signin', {}, back(href))
  if (mustEnroll(user)) return isOwnAccount(id) ? undefined : to('account', {}, back(href))
  if (lacksAgency(user, id)) return to('admin.agencies', {}, back(href))
  return isOpenTo(user, id) ? undefined : to('error.forbidden')
}

const isOwnAccount = (id: PathId): boolean => id === 'account' || id === 'account.password'

/** What a person may open; whoever is no longer active in the agency may open nothing. */
const isOpenTo = (user: SessionUser, id: PathId): boolean => {
  if (user.super_admin) return true
  if (!isActive(user)) return false
  const { access, needs } = pathOf(id)
  if (access === 'signed_in') return true
  if (access === 'field') return isField(user) || may(user, 'visits.capture')
  return user.admin && !isField(user) && (needs === undefined || may(user, needs))
}

/** An account counts as active where a role is present and the record in the agency is active. */
const isActive = (user: SessionUser): boolean =>
  user.role !== null && user.agents.find(({ id }) => id === user.agent_id)?.status === 'active'

/** Remembers where the person wanted to go, where that is worth it. */
const back = (href: string): FlatQuery => {
  const target = safeTarget(href)
  return target === undefined ? {} : { redirect: target }
}

const redirectIn = (href: string): string | undefined =>
  safeTarget(new URLSearchParams(href.split('?')[1]).get('redirect') ?? undefined)
