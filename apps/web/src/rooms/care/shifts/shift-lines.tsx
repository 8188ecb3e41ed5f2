import type { Shift } from '@homeward/contract/care/shifts'
import { clockWords, durationWords } from '../../../ui/text/dates.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'
import styles from '../care.module.css'
import { shiftEnd } from './planned.ts'

/** The shifts of a care plan in words: when, from when to when, who. */
export const ShiftLines = ({ shifts }: { shifts: readonly Shift[] }) => (
  <ul className={styles.shifts} aria-label="Shifts">
    {shifts.map((shift) => {
      const end = shiftEnd(shift.scheduled_time, shift.scheduled_duration)
      const several = shift.services.length > 1
      return (
        <li key={shift.id} className={styles.shift}>
          <strong>{shift.recurrence}</strong>
          <span className="tabular">
            {clockWords(shift.scheduled_time)} – {clockWords(end.clock)}
            {end.nextDay && ' next day'} ({durationWords(shift.scheduled_duration)})
          </span>
          {several && <span>{serviceNames(shift.services)}</span>}
          <span className={styles.who} data-open={shift.agent === null || undefined}>
            {shift.agent?.name ?? 'No caregiver'}
          </span>
        </li>
      )
    })}
  </ul>
)
