import { isCaregiverRole } from '@homeward/domain/identity/roles'
import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { useCallback } from 'react'
import { may, useSession } from '../session/session.ts'
import { type PathId, pathOf } from './list.ts'
import { to } from './to.ts'

type Place = { path: PathId; href: string }

/** Where the page of a record is, by the type that the trail and the notifications name it by. */
const places: Record<string, (id: string) => Place> = {
  client: (id) => ({ path: 'client', href: to('client', { clientId: id }) }),
  agent: (id) => ({ path: 'agent', href: to('agent', { agentId: id }) }),
  visit: (id) => ({ path: 'visit', href: to('visit', { id }) }),
  claim: (id) => ({
    path: 'billing.claims',
    href: to('billing.claims', {}, { status: 'all', claim: id }),
  }),
  era: (id) => ({ path: 'billing.era', href: to('billing.era', { eraId: id }) }),
  invite: () => ({ path: 'admin.accounts', href: to('admin.accounts') }),
  user: () => ({ path: 'admin.accounts', href: to('admin.accounts') }),
  agency: () => ({ path: 'admin.agency', href: to('admin.agency') }),
}

/** The address of a record for a person; undefined where it has no page or it is not theirs to open. */
export const recordPath = (
  person: SessionUser | null,
  type: string,
  id: string,
): string | undefined => {
  const kind = type.toLowerCase()
  if (person?.role && isCaregiverRole(person.role) && !person.super_admin)
    return kind === 'visit' ? to('field.visit', { id }) : undefined
  const place = places[kind]?.(id)
  if (place === undefined) return undefined
  const { needs } = pathOf(place.path)
  return needs === undefined || may(person, needs) ? place.href : undefined
}

/** `const hrefOf = useRecordPath()`, then `hrefOf('visit', id)`. */
export const useRecordPath = () => {
  const person = useSession()
  return useCallback((type: string, id: string) => recordPath(person, type, id), [person])
}
