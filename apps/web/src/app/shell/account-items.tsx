import { roleLabels } from '@homeward/domain/identity/roles'
import { Menu, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuildings, IconLogout, IconUser } from '@tabler/icons-react'
import { t } from '../../plumbing/language/translate.ts'
import { useUnsentCount } from '../../plumbing/offline/use-queue.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { leaveSession } from '../../plumbing/session/lifecycle.ts'
import { useSession } from '../../plumbing/session/session.ts'
import type { PopupProps } from '../../ui/feedback/on-demand.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { isField } from '../home.ts'
import { LanguageItems } from './language-items.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SchemeItem } from './scheme-item.tsx'

/** What the button of the account opens. */
export const AccountItems = ({ target, opened, onChange }: PopupProps) => {
  const user = useSession()
  const unsent = useUnsentCount()
  const [asked, { open, close }] = useDisclosure(false)
  const leave = async (keep = false) => {
    close()
    await leaveSession({ keep })
    // Nobody is signed in any more, so that a form has nothing to ask.
    go(to('signin'), { force: true })
  }
  if (user === null) return null
  return (
    <>
      <Menu position="bottom-end" width={240} opened={opened} onChange={onChange}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text fw={600} c="var(--mantine-color-text)" truncate>
              {user.name}
            </Text>
            {user.super_admin ? t('Super admin') : user.role && t(roleLabels[user.role])}
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item
            component={PageLink}
            data-autofocus
            href={to('account')}
            leftSection={<IconUser size={16} aria-hidden />}
          >
            {t('My account')}
          </Menu.Item>
          {user.super_admin && (
            <Menu.Item
              component={PageLink}
              href={to('admin.agencies')}
              leftSection={<IconBuildings size={16} aria-hidden />}
            >
              {t('Enter an agency')}
            </Menu.Item>
          )}
          {isField(user) && <SchemeItem />}
          <LanguageItems />
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={() => (unsent > 0 ? open() : void leave())}
          >
            {t('Sign out')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LeaveDialog
        opened={asked}
        unsent={unsent}
        onStay={close}
        onKeep={() => void leave(true)}
        onLeave={() => void leave()}
      />
    </>
  )
}
