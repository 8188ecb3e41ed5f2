import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { t } from '../../../plumbing/language/translate.ts'
import { durationWords } from '../../../ui/text/dates.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import field from '../field.module.css'
import { PunchButton } from './punch-button.tsx'
import styles from './visit.module.css'

const sentences = {
  get timer() {
    return t('Time since check-in')
  },
  of: (time: string) => t('of {time}', { time }),
}

type Props = { visit: Visit; may: Record<string, boolean> }

/** The foot of a visit: the time that runs, and the one huge button. */
export const PunchBar = ({ visit, may }: Props) => {
  const { check_in_at: since } = visit
  if (!may.check_in && !may.check_out) return null
  return (
    <div className={field.bar} data-bottom-bar>
      {since !== null && (
        <div className={styles.running}>
          <Running since={since} />
          <span>{sentences.of(durationWords(visit.scheduled_duration))}</span>
        </div>
      )}
      <PunchButton visit={visit} may={may} />
    </div>
  )
}

const Running = ({ since }: { since: string }) => {
  const now = useNow(15_000)
  return (
    <b role="timer" aria-label={sentences.timer} className="tabular">
      {durationWords(Math.max(0, minutesBetween(since, new Date(now))))}
    </b>
  )
}
