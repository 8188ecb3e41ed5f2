import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { agencyOf } from '../../plumbing/session/session.ts'
import { Logo } from '../../ui/page/logo.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { homeOf } from '../home.ts'
import { SearchButton } from '../palette/search-button.tsx'
import { Initials } from './initials.tsx'
import styles from './shell.module.css'

const Tools = lazy(() => import('./tools.tsx').then((m) => ({ default: m.Tools })))
const PhoneMenu = lazy(() => import('./phone-menu.tsx').then((m) => ({ default: m.PhoneMenu })))

type Props = { user: SessionUser; office: boolean }

/** Agency, tools and person; on a phone also the way to the menu. */
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
          <Suspense>
            <PhoneMenu user={user} opened={opened} onClose={close} />
          </Suspense>
        </>
      )}
      <PageLink href={homeOf(user)} className={styles.home} aria-label="Homeward, start page">
        <Logo />
      </PageLink>
      <span className={styles.agency}>{agencyOf(user)?.name ?? 'All agencies'}</span>
      <div className={styles.tools}>
        {office && <SearchButton />}
        <Suspense fallback={<Initials name={user.name} />}>
          <Tools user={user} />
        </Suspense>
      </div>
    </header>
  )
}
