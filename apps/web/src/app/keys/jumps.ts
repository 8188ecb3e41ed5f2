import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { menuFor } from '../menu.ts'

type Jump = { key: string; label: string; href: string }

/** Where g and a second key lead a person: the entries of their menu that have a key. */
export const jumpsOf = (user: SessionUser): Jump[] =>
  menuFor(user)
    .flatMap((group) => group.entries)
    .flatMap(({ key, label, href }) => (key === undefined ? [] : [{ key, label, href }]))
