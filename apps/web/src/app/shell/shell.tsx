import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '../../plumbing/session/session.ts'
import { isField } from '../home.ts'
import { useGlobalKeys } from '../keys/use-global-keys.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

const Overlays = lazy(() => import('./overlays.tsx').then((m) => ({ default: m.Overlays })))

/** Rail, top bar and the screen. People in the field have no rail; strangers have neither. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const user = useSession()
  const office = user !== null && !isField(user)
  useGlobalKeys(office ? user : null)
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      {user && <TopBar user={user} office={office} />}
      <div className={styles.below}>
        {office && <Rail user={user} />}
        <div className={styles.column}>
          <OfflineBanner />
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      {office && (
        <Suspense>
          <Overlays user={user} />
        </Suspense>
      )}
    </>
  )
}
