import type { SessionUser } from '@homeward/contract/identity/sign-in'
import type { TablerIcon } from '@tabler/icons-react'
import { type PathId, pathIds, pathOf } from '../plumbing/paths/list.ts'
import { adminGroups, menuGroups } from '../plumbing/paths/screen.ts'
import { may } from '../plumbing/session/session.ts'
import { lacksAgency } from './outside-agency.ts'

export type MenuEntry = { id: PathId; label: string; icon: TablerIcon; href: string; key?: string }
export type MenuGroup = { label: string; entries: MenuEntry[] }

/** The menu of a person: what their role may see. */
export const menuFor = (user: SessionUser): MenuGroup[] => {
  const open = openTo(user)
  return menuGroups
    .map((group) => ({
      label: group,
      entries: open.flatMap((id) => {
        const { menu } = pathOf(id)
        return menu?.group === group ? [{ ...menu, id, href: hrefOf(id) }] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/**
 * An area of the menu as one line, and the pages under it. The line leads to the page that is called as
 * the area, else to its first; a page is named once, so the line is not repeated under itself.
 */
export const areaOf = ({ label, entries }: MenuGroup): { head: MenuEntry; pages: MenuEntry[] } => {
  const own = entries.find((entry) => entry.label === label)
  const [first] = entries
  if (first === undefined) throw new Error(`The area ${label} has no page.`)
  if (own) return { head: own, pages: entries.filter((entry) => entry !== own) }
  return entries.length === 1
    ? { head: first, pages: [] }
    : { head: { ...first, label }, pages: entries }
}

export type AdminEntry = { id: PathId; title: string; hint: string; href: string }
type AdminGroup = { title: string; entries: AdminEntry[] }

/** The admin area of a person. */
export const adminFor = (user: SessionUser): AdminGroup[] => {
  const open = openTo(user)
  return adminGroups
    .map((group) => ({
      title: group,
      entries: open.flatMap((id) => {
        const { admin } = pathOf(id)
        return admin?.group === group ? [{ ...admin, id, href: hrefOf(id) }] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const openTo = (user: SessionUser): PathId[] =>
  pathIds().filter((id) => {
    const { needs } = pathOf(id)
    return (needs === undefined || may(user, needs)) && !lacksAgency(user, id)
  })

/** The address of an entry, which has no parameters but such that may be left out. */
const hrefOf = (id: PathId): string => pathOf(id).path.replace(/\/:\w+\?/g, '')
