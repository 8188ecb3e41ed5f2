import { type ReactNode, useEffect } from 'react'
import { useSession } from '../../plumbing/session/session.ts'
import { whenIdle } from '../../plumbing/when-idle.ts'
import { loadDrawings } from '../../ui/scene/scene.tsx'
import { everyScreen } from '../first-screens.ts'
import { isField } from '../home.ts'
import type { OfficeParts } from './office-parts.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { loadPopups } from './popups.ts'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

type Props = { parts?: OfficeParts | undefined; children: ReactNode }

/** Rail, top bar and the screen. People in the field have no rail; strangers have neither. */
export const Shell = ({ parts, children }: Props) => {
  const user = useSession()
  const office = user !== null && !isField(user) ? parts : undefined
  useEffect(() => whenIdle(loadLater), [])
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {user && <TopBar user={user} office={office} />}
      <div className={styles.below}>
        {user && office && <office.Rail user={user} />}
        <div className={styles.column}>
          <OfflineBanner />
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      {user && office && <office.Overlays user={user} />}
    </>
  )
}

/** What is needed with the next step; it may be taken where there is no network. */
const loadLater = (): void => {
  loadPopups()
  void loadDrawings().catch(() => undefined)
  void everyScreen().catch(() => undefined)
}
