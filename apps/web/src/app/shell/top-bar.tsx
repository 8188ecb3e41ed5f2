import type { SessionUser } from '@homeward/contract/identity'
import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { agencyOf } from '../../plumbing/session/session.ts'
import { Logo } from '../../ui/page/logo.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { homeOf } from '../home.ts'
import { menuFor } from '../menu.ts'
import { AccountMenu } from './account-menu.tsx'
import { OfficeSwitch } from './office-switch.tsx'
import { QueueButton } from './queue-button.tsx'
import { MenuGroups } from './rail.tsx'
import styles from './shell.module.css'
import { SchemeToggle } from './scheme-toggle.tsx'

type Props = { user: SessionUser; office: boolean }

export const TopBar = ({ user, office }: Props) => {
  const [opened, { toggle, close }] = useDisclosure(false)
  return (
    <header className={styles.bar} data-shell>
      {office && (
        <>
          <Burger
            hiddenFrom="sm"
            size="sm"
            opened={opened}
            onClick={toggle}
            aria-label={opened ? 'Close the menu' : 'Open the menu'}
            aria-expanded={opened}
          />
          <Drawer opened={opened} onClose={close} size="18rem" title={<Logo />} hiddenFrom="sm">
            <nav aria-label="Menu" data-large>
              <MenuGroups groups={menuFor(user)} onFollow={close} />
            </nav>
          </Drawer>
        </>
      )}
      <PageLink href={homeOf(user)} className={styles.home} aria-label="Homeward, start page">
        <Logo />
      </PageLink>
      <span className={styles.agency}>{agencyOf(user)?.name ?? 'All agencies'}</span>
      <div className={styles.tools}>
        <OfficeSwitch user={user} />
        <QueueButton />
        <SchemeToggle />
        <AccountMenu user={user} />
      </div>
    </header>
  )
}
