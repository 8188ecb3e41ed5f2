import type { SessionUser } from '@homeward/contract/identity/sign-in'
import {
  IconKeyboard,
  IconLayoutSidebar,
  IconMoon,
  IconSend,
  IconSettings,
  IconSun,
  type TablerIcon,
  IconUserPlus,
} from '@tabler/icons-react'
import { prefer, preferences } from '../../plumbing/preferences.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { may } from '../../plumbing/session/session.ts'
import { adminFor, menuFor } from '../menu.ts'

export type Command = {
  id: string
  label: string
  hint?: string
  icon: TablerIcon
  run: () => void
}

/** The screens that a person may open, as their menu and their admin area have them. */
export const screenCommands = (user: SessionUser): Command[] => {
  const inMenu = menuFor(user).flatMap(({ label: group, entries }) =>
    entries.map(({ id, label, icon, href }) => ({
      id,
      label,
      icon,
      ...(group !== label && { hint: group }),
      run: () => go(href),
    })),
  )
  const inAdmin = adminFor(user)
    .flatMap(({ entries }) => entries)
    .filter(({ id }) => !inMenu.some((entry) => entry.id === id))
    .map(({ id, title, href }) => ({
      id,
      label: title,
      hint: 'Admin',
      icon: IconSettings,
      run: () => go(href),
    }))
  return [...inMenu, ...inAdmin]
}

type Circumstances = { dark: boolean; setDark: (dark: boolean) => void; showKeys: () => void }

/** What can be done from anywhere. */
export const actionCommands = (user: SessionUser, here: Circumstances): Command[] => [
  ...(may(user, 'clients.write')
    ? [
        {
          id: 'add-client',
          label: 'Add client',
          icon: IconUserPlus,
          run: () => go(to('clients.add')),
        },
      ]
    : []),
  ...(may(user, 'claims.write')
    ? [
        {
          id: 'send-claims',
          label: 'Send ready claims',
          icon: IconSend,
          run: () => go(to('billing.claims', {}, { send: 'ready' })),
        },
      ]
    : []),
  {
    id: 'scheme',
    label: here.dark ? 'Switch to light mode' : 'Switch to dark mode',
    icon: here.dark ? IconSun : IconMoon,
    run: () => here.setDark(!here.dark),
  },
  {
    id: 'fold',
    label: preferences().railCollapsed ? 'Expand menu' : 'Collapse menu',
    icon: IconLayoutSidebar,
    run: () => prefer({ railCollapsed: !preferences().railCollapsed }),
  },
  { id: 'keys', label: 'Keyboard shortcuts', icon: IconKeyboard, run: here.showKeys },
]

/** The commands whose words begin with what was typed, word by word. */
export const matching = (commands: readonly Command[], typed: string): Command[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label, hint = '' }) => {
    const own = `${label} ${hint}`.toLowerCase().split(/\s+/)
    return words.every((word) => own.some((part) => part.startsWith(word)))
  })
}
