import { useMemo } from 'react'
import { useCan } from '../../plumbing/session/session.ts'
import { Page } from '../../ui/page/page.tsx'
import { longDayWords } from '../../ui/text/dates.ts'
import { useToday } from '../../ui/text/today.ts'
import styles from './dashboard.module.css'
import { QueueCard } from './queue-card.tsx'
import { queuesOn } from './queues.ts'

/** R020: what waits for this person today. Every number opens its list. */
export const DashboardScreen = () => {
  const can = useCan()
  const today = useToday()
  const queues = useMemo(() => queuesOn(today), [today])
  return (
    <Page title="Dashboard" beside={<span>{longDayWords(today)}</span>}>
      <div className={styles.queues}>
        {queues
          .filter((queue) => can(queue.needs))
          .map((queue) => (
            <QueueCard key={queue.title} queue={queue} />
          ))}
      </div>
    </Page>
  )
}
