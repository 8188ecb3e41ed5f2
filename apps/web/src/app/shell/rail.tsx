import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { UnstyledButton } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { prefer, usePreferences } from '../../plumbing/preferences.ts'
import { useAddress } from '../../plumbing/router/react.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { areaOf, type MenuEntry, type MenuGroup, menuFor } from '../menu.ts'
import { Hills } from './hills.tsx'
import styles from './shell.module.css'

/** The menu at the left; remembers whether it is folded. */
export const Rail = ({ user }: { user: SessionUser }) => {
  const { railCollapsed } = usePreferences()
  const Fold = railCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const word = railCollapsed ? 'Expand menu' : 'Collapse menu'
  return (
    <nav className={styles.rail} aria-label="Menu" data-collapsed={railCollapsed || undefined}>
      <div className={styles.groups}>
        <MenuGroups groups={menuFor(user)} collapsed={railCollapsed} />
      </div>
      <Hills />
      <div className={styles.fold}>
        <UnstyledButton
          className={styles.entry}
          w="100%"
          aria-label={word}
          aria-expanded={!railCollapsed}
          onClick={() => prefer({ railCollapsed: !railCollapsed })}
        >
          <Fold size={18} stroke={1.75} aria-hidden />
          {!railCollapsed && 'Collapse'}
        </UnstyledButton>
      </div>
    </nav>
  )
}

type Props = { groups: MenuGroup[]; collapsed?: boolean; onFollow?: () => void }

/**
 * The menu, for the rail and for the drawer of a phone: one line per area, and under the open area the
 * lines of its other pages.
 */
export const MenuGroups = ({ groups, collapsed = false, onFollow }: Props) => {
  const pathname = useAddress((address) => address.pathname)
  const current = currentEntry(groups, pathname)
  const line = ({ id, label, icon: Icon, href }: MenuEntry, inArea: boolean, marked = true) => (
    <PageLink
      key={id}
      href={href}
      className={styles.entry}
      data-in-area={inArea || undefined}
      aria-current={href === current && marked ? 'page' : undefined}
      aria-label={collapsed ? label : undefined}
      title={collapsed ? label : undefined}
      onClick={onFollow}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {!collapsed && label}
    </PageLink>
  )
  return (
    <ul className={styles.group}>
      {groups.map((group) => {
        const { head, pages } = areaOf(group)
        const open = group.entries.some(({ href }) => href === current)
        return (
          <li key={group.label}>
            {line(
              head,
              false,
              pages.every(({ href }) => href !== head.href),
            )}
            {open && pages.length > 0 && (
              <ul className={styles.group} aria-label={group.label}>
                {pages.map((entry) => (
                  <li key={entry.id}>{line(entry, true)}</li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The entry whose address is the longest beginning of the present one. */
const currentEntry = (groups: MenuGroup[], pathname: string): string | undefined =>
  groups
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
