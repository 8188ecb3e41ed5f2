import type { ReactNode } from 'react'
import styles from './record.module.css'

type Props = {
  /** What the record is: "Visit". */
  of: string
  /** Pictures and next steps. */
  side: ReactNode
  children: ReactNode
}

/** The two columns of a page of one screen; on a phone the side follows the main one. */
export const Columns = ({ of, side, children }: Props) => (
  <div className={styles.split}>
    <div className={styles.main}>{children}</div>
    <aside className={styles.side} aria-label={`${of} details`}>
      {side}
    </aside>
  </div>
)
