import type { ReactNode } from 'react'
import { useArrival } from '../../../ui/page/use-arrival.ts'
import styles from '../field.module.css'

type Props = {
  title: string
  /** What stands in the tab of the browser. */
  tab: string
  under?: ReactNode
  /** The line of the state of sending, which stays in sight. */
  sync: ReactNode
  /** At the right: who is signed in. */
  beside?: ReactNode
}

/** The head of a page on the phone. */
export const DayHead = ({ title, tab, under, sync, beside }: Props) => {
  const heading = useArrival(tab)
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.human}>
            {title}
          </h1>
          {under && <p className={styles.under}>{under}</p>}
        </div>
        {beside}
      </header>
      <div className={styles.syncBar}>{sync}</div>
    </>
  )
}
