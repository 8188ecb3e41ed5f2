import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { type ReactNode, Suspense } from 'react'
import { lazyOr, nothing } from '../../plumbing/lazy-or.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useAddress } from '../../plumbing/router/react.tsx'
import { ClockBanner } from './clock-banner.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { OwnAccount } from './own-account.tsx'
import './phone.layer.css'
import styles from './phone.module.css'
import { PhoneTabs } from './phone-tabs.tsx'
import shell from './shell.module.css'
import { UnsentLine } from './unsent-line.tsx'

/** Few work in several places; what they choose by is loaded for them alone. */
const OfficeSwitch = lazyOr(
  () => import('./office-switch.tsx').then((m) => m.OfficeSwitch),
  nothing,
)

const placeCount = ({ agents }: SessionUser): number =>
  agents.reduce((sum, { assignments }) => sum + Math.max(1, assignments.length), 0)

type Props = { user: SessionUser; children: ReactNode }

/**
 * The frame of people in the field: the pages of the day have a head of their own, the others a line over
 * them; at the foot is what leads from one to the other. A visit has its own foot.
 */
export const PhoneShell = ({ user, children }: Props) => {
  const day = to('field')
  const place = useAddress(({ pathname }) => pathname)
  const bare = place === day || place.startsWith(`${day}/`)
  const visit = place.startsWith(`${day}/visits/`)
  return (
    <div className={styles.phone} data-phone data-bare={bare || undefined}>
      {!bare && (
        <header className={styles.bar} data-shell>
          <div className={styles.sync}>
            <UnsentLine />
          </div>
          {placeCount(user) > 1 && (
            <Suspense>
              <OfficeSwitch user={user} />
            </Suspense>
          )}
          <OwnAccount />
        </header>
      )}
      <OfflineBanner told />
      <ClockBanner />
      <main id="main" tabIndex={-1} className={shell.main}>
        {children}
      </main>
      {!visit && <PhoneTabs />}
    </div>
  )
}
