import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { UnstyledButton } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { prefer, usePreferences } from '../../plumbing/preferences.ts'
import { useAddress } from '../../plumbing/router/react.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { type MenuGroup, menuFor } from '../menu.ts'
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

/** The entries of the menu, for the rail and for the drawer of a phone. */
export const MenuGroups = ({ groups, collapsed = false, onFollow }: Props) => {
  const pathname = useAddress((address) => address.pathname)
  const current = currentEntry(groups, pathname)
  return groups.map(({ label, entries }) => (
    <div key={label} role="group" aria-label={label}>
      <span className={styles.groupLabel} aria-hidden>
        {label}
      </span>
      <ul className={styles.group}>
        {entries.map(({ id, label: word, icon: Icon, href }) => (
          <li key={id}>
            <PageLink
              href={href}
              className={styles.entry}
              aria-current={href === current ? 'page' : undefined}
              aria-label={collapsed ? word : undefined}
              title={collapsed ? word : undefined}
              onClick={onFollow}
            >
              <Icon size={18} stroke={1.75} aria-hidden />
              {!collapsed && word}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The entry whose address is the longest beginning of the present one. */
const currentEntry = (groups: MenuGroup[], pathname: string): string | undefined =>
  groups
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
