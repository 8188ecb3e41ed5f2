import type { VisitRow } from '@homeward/contract/visits/visits'
import { clockWords, dayWords, inZone, weekdayWord } from '../../ui/text/dates.ts'
import { useZone } from '../../ui/text/zone.tsx'
import styles from './visits.module.css'

type Props = { visit: Pick<VisitRow, 'scheduled_date' | 'scheduled_time' | 'ends_at'> }

/** "Thu 03/05/2026, 08:00 AM – 12:00 PM" in the agency's zone. */
export const WhenText = ({ visit }: Props) => {
  const end = inZone(visit.ends_at, useZone())
  return (
    <span className="tabular">
      <span className={styles.span}>
        {weekdayWord(visit.scheduled_date)} {dayWords(visit.scheduled_date)},
      </span>{' '}
      <span className={styles.span}>
        {clockWords(visit.scheduled_time)} – {clockWords(end.clock)}
        {end.day !== visit.scheduled_date && ` ${weekdayWord(end.day)}`}
      </span>
    </span>
  )
}
