import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { UnstyledButton } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { prefer, usePreferences } from '../../plumbing/preferences.ts'
import { useAddress } from '../../plumbing/router/react.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { areaOf, type MenuEntry, type MenuGroup, menuFor } from '../menu.ts'
import { type LineCount, useAreaCounts } from './area-counts.ts'
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
        <MenuGroups user={user} collapsed={railCollapsed} />
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

type Props = { user: SessionUser; collapsed?: boolean; onFollow?: () => void }

/**
 * The menu, for the rail and for the drawer of a phone: one line per area with the number of records behind
 * it, and under the open area the lines of its other pages.
 */
export const MenuGroups = ({ user, collapsed = false, onFollow }: Props) => {
  const groups = menuFor(user)
  const counts = useAreaCounts(user)
  const pathname = useAddress((address) => address.pathname)
  const current = currentEntry(groups, pathname)
  const line = (entry: MenuEntry, count: LineCount | undefined, inArea: boolean, marked = true) => (
    <div className={styles.line}>
      <PageLink
        href={entry.href}
        className={styles.entry}
        data-in-area={inArea || undefined}
        aria-current={entry.href === current && marked ? 'page' : undefined}
        aria-label={collapsed ? entry.label : undefined}
        title={collapsed ? entry.label : undefined}
        onClick={onFollow}
      >
        <entry.icon size={18} stroke={1.75} aria-hidden />
        {!collapsed && entry.label}
      </PageLink>
      {count && !collapsed && <Count of={entry.label} {...count} onFollow={onFollow} />}
    </div>
  )
  return (
    <ul className={styles.group}>
      {groups.map((group) => {
        const { head, pages } = areaOf(group)
        const open = group.entries.some(({ href }) => href === current)
        const [count] = group.entries.flatMap(({ id }) => counts[id] ?? [])
        return (
          <li key={group.label}>
            {line(
              head,
              count,
              false,
              pages.every(({ href }) => href !== head.href),
            )}
            {open && pages.length > 0 && (
              <ul className={styles.group} aria-label={group.label}>
                {pages.map((entry) => (
                  <li key={entry.id}>{line(entry, counts[entry.id], true)}</li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type CountProps = LineCount & { of: string; onFollow: Props['onFollow'] }

/** Leads to the list that has that very number. */
const Count = ({ of, total, words, href, waits, onFollow }: CountProps) => (
  <PageLink
    href={href}
    className={styles.count}
    data-waits={waits || undefined}
    aria-label={`${of}: ${words}`}
    title={words}
    onClick={onFollow}
  >
    {total}
  </PageLink>
)

/** The entry whose address is the longest beginning of the present one. */
const currentEntry = (groups: MenuGroup[], pathname: string): string | undefined =>
  groups
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
