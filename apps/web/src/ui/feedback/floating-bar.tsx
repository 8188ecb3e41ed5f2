import type { ReactNode } from 'react'
import styles from './floating-bar.module.css'

/** What can be done with what was chosen: a bar that floats over the foot of the page. */
export const FloatingBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.bar} role="group" aria-label={label} data-bottom-bar data-print="no">
    {children}
  </div>
)
