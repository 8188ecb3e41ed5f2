import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Bell } from '../../rooms/collaboration/notifications/bell.tsx'
import { agencyOf } from '../../plumbing/session/session.ts'
import { Logo } from '../../ui/page/logo.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { homeOf } from '../home.ts'
import { SearchButton } from '../palette/search-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BurgerMenu } from './burger-menu.tsx'
import { OfficeSwitch } from './office-switch.tsx'
import { QueueButton } from './queue-button.tsx'
import { SchemeToggle } from './scheme-toggle.tsx'
import styles from './shell.module.css'

type Props = { user: SessionUser }

/** Agency, tools and person; on a phone also the way to the menu. */
export const TopBar = ({ user }: Props) => (
  <header className={styles.bar} data-shell>
    <BurgerMenu user={user} />
    <PageLink href={homeOf(user)} className={styles.home} aria-label="Homeward home page">
      <Logo />
    </PageLink>
    <SearchButton />
    <div className={styles.tools}>
      <span className={styles.agency}>{agencyOf(user)?.name ?? 'All agencies'}</span>
      <OfficeSwitch user={user} />
      <QueueButton />
      {agencyOf(user) && <Bell />}
      <SchemeToggle />
      <AccountMenu user={user} />
    </div>
  </header>
)
