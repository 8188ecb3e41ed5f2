import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { durationWords } from '../../ui/text/dates.ts'
import { TimeText } from '../../ui/text/values.tsx'
import styles from './field.module.css'
import { RunningClock } from './running-clock.tsx'

/** The time that runs, or how long the visit was. */
export const PunchTimes = ({ visit }: { visit: Visit }) => {
  const { check_in_at: from, check_out_at: until } = visit
  const waits = useQueue(visit.id).length > 0
  if (from === null) return null
  return (
    <section className={styles.times} aria-label="Time of the visit">
      {until === null ? (
        <RunningClock since={from} />
      ) : (
        <span className={styles.clock}>{durationWords(minutesBetween(from, until))}</span>
      )}
      <p>
        In <TimeText at={from} />
        {until !== null && (
          <>
            {' '}
            · Out <TimeText at={until} />
          </>
        )}
      </p>
      {until !== null && (
        <p className={styles.quiet}>
          {waits
            ? 'Done. The rest is sent automatically once the network is back.'
            : 'Done and sent. The office looks at it next.'}
        </p>
      )}
    </section>
  )
}
