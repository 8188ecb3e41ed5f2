import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { holdReasonLabels } from '@homeward/domain/visits/holding'
import { told } from '../../plumbing/language/translate.ts'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { durationWords } from '../../ui/text/dates.ts'
import { TimeText } from '../../ui/text/values.tsx'
import styles from './field.module.css'
import { RunningClock } from './running-clock.tsx'

/** The time that runs, or how long the visit was. */
export const PunchTimes = ({ visit }: { visit: Visit }) => {
  const { check_in_at: from, check_out_at: until } = visit
  const waits = useQueue(visit.id).length > 0
  const held = visit.held_for.length > 0
  if (from === null) return null
  return (
    <section className={styles.times} aria-label="Visit time">
      {until === null ? (
        <RunningClock since={from} />
      ) : (
        <span className={styles.clock}>
          {held ? 'Time on hold' : durationWords(minutesBetween(from, until))}
        </span>
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
      <HeldWords visit={visit} />
      {until !== null && (
        <p className={styles.quiet}>
          {waits
            ? 'Done. The rest syncs automatically when you are back online.'
            : 'Done and synced. The office reviews it next.'}
        </p>
      )}
    </section>
  )
}

/** Why the office looks at the times before they count. */
const HeldWords = ({ visit }: { visit: Visit }) =>
  visit.held_for.length > 0 && (
    <p role="status">
      Your recorded times are kept. The office must review them first:{' '}
      {visit.held_for.map((reason) => told(holdReasonLabels[reason])).join(' ')}
    </p>
  )
