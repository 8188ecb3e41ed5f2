import type { ReactNode } from 'react'
import { OfflineBanner } from './offline-banner.tsx'
import styles from './shell.module.css'

/** The sheet that a page lies on, with the word that the network is away. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className={styles.column}>
    <OfflineBanner />
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  </div>
)
