import type { SessionUser } from '@homeward/contract/identity'
import { type PathId, pathOf } from '../plumbing/paths/list.ts'
import { to } from '../plumbing/paths/to.ts'
import { safeTarget } from '../plumbing/session/redirect.ts'
import { may } from '../plumbing/session/session.ts'
import { homeOf, isField } from './home.ts'

/** Where a person goes instead of a path, or undefined where they may stay. */
export const detour = (id: PathId, user: SessionUser | null, href: string): string | undefined => {
  const { access, needs } = pathOf(id)
  if (access === 'public') return undefined
  if (access === 'guest') return user === null ? undefined : (redirectIn(href) ?? homeOf(user))
  if (user === null) return to('signin', {}, safeTarget(href) ? { redirect: href } : {})
  if (user.super_admin) return undefined
  if (!isActive(user)) return to('error.forbidden')
  if (access === 'field')
    return isField(user) || may(user, 'visits.capture') ? undefined : to('error.forbidden')
  const allowed = user.admin && !isField(user) && (needs === undefined || may(user, needs))
  return allowed ? undefined : to('error.forbidden')
}

const redirectIn = (href: string): string | undefined =>
  safeTarget(new URLSearchParams(href.split('?')[1]).get('redirect') ?? undefined)

/** A person whose record in the agency is no longer active is let in nowhere. */
const isActive = (user: SessionUser): boolean => {
  const agent = user.agents.find((held) => held.id === user.agent_id)
  return agent?.status === 'active'
}
