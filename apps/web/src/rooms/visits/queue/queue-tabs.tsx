import type { exceptionSummary } from '@homeward/contract/insights/work'
import type { OutputOf } from '@homeward/contract/endpoint'
import { UnstyledButton } from '@mantine/core'
import styles from './tabs.module.css'

type QueueTab = 'to_clear' | 'mine' | 'over_a_day' | 'cleared'

type Counts = OutputOf<typeof exceptionSummary>['tabs'] & { cleared: number }

const labels: Record<QueueTab, string> = {
  to_clear: 'To clear',
  mine: 'Mine',
  over_a_day: 'Over 24 hours',
  cleared: 'Cleared today',
}

const none = { mine: undefined, over_a_day: undefined, cleared: undefined, exception: undefined }

/** What the address says of each tab; another tab begins with all causes. */
const addresses: Record<QueueTab, Record<string, string | undefined>> = {
  to_clear: none,
  mine: { ...none, mine: 'true' },
  over_a_day: { ...none, over_a_day: 'true' },
  cleared: { ...none, cleared: 'true' },
}

/** The tab that the address shows. */
export const tabOf = (flat: Readonly<Record<string, string | undefined>>): QueueTab => {
  if (flat.cleared === 'true') return 'cleared'
  if (flat.mine === 'true') return 'mine'
  return flat.over_a_day === 'true' ? 'over_a_day' : 'to_clear'
}

type Props = {
  tab: QueueTab
  counts: Partial<Counts>
  change: (next: Record<string, string | undefined>) => void
}

/** The parts of the queue, each with how many visits are in it. */
export const QueueTabs = ({ tab, counts, change }: Props) => (
  <nav className={styles.tabs} aria-label="Parts of the queue" data-print="no">
    {Object.entries(labels).map(([name, label]) => {
      const count = counts[name as QueueTab]
      return (
        <UnstyledButton
          key={name}
          className={styles.tab}
          aria-current={name === tab ? 'true' : undefined}
          onClick={() => change(addresses[name as QueueTab])}
        >
          {label}{' '}
          {count !== undefined && (
            <span className={styles.count}>{count.toLocaleString('en-US')}</span>
          )}
        </UnstyledButton>
      )
    })}
  </nav>
)
