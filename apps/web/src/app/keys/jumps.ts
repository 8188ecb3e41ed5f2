import type { SessionUser } from '@homeward/contract/identity/sign-in'
import type { PathId } from '../../plumbing/paths/list.ts'
import { menuFor } from '../menu.ts'

/** The second key after g -> where it leads. */
const jumpKeys = {
  d: 'dashboard',
  c: 'clients',
  p: 'agents',
  s: 'visits.calendar',
  v: 'visits',
  b: 'billing.claims',
  r: 'billing.eras',
  l: 'billing.journal',
  n: 'notifications',
  a: 'admin',
} as const satisfies Record<string, PathId>

export type Jump = { key: string; label: string; href: string }

/** The jumps of a person: what their menu has and a key leads to. */
export const jumpsOf = (user: SessionUser): Jump[] => {
  const entries = menuFor(user).flatMap((group) => group.entries)
  return Object.entries(jumpKeys).flatMap(([key, id]) => {
    const entry = entries.find((one) => one.id === id)
    return entry ? [{ key, label: entry.label, href: entry.href }] : []
  })
}
