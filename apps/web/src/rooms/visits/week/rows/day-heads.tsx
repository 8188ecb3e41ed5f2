import { VisuallyHidden } from '@mantine/core'
import { takesTime } from '@homeward/domain/visits/overlap'
import { countWords } from '../../../../ui/text/count-words.ts'
import { dayWords, weekdayWord } from '../../../../ui/text/dates.ts'
import { hourWords } from '../../../../ui/text/short-times.ts'
import { useZone } from '../../../../ui/text/zone.tsx'
import { hoursOf } from '../span/board-span.ts'
import { ticksOf } from '../span/day-axis.ts'
import type { Lane } from './lanes.ts'
import styles from '../grid/grid.module.css'

type Props = {
  of: string
  lanes: readonly Lane[]
  days: readonly string[]
  today: string
}

/** The days of the board with their visits. A day on which the clock changes says how many hours it has. */
export const DayHeads = ({ of, lanes, days, today }: Props) => {
  const zone = useZone()
  return (
    <div role="row" aria-rowindex={1} className={styles.heads}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {of}
      </div>
      {days.map((day, at) => {
        const hours = hoursOf(day, zone)
        return (
          <div role="columnheader" key={day} aria-colindex={at + 2} className={styles.dayHead}>
            <span className={styles.dayName} data-today={day === today || undefined}>
              {weekdayWord(day)} <b>{dayWords(day).slice(0, 5)}</b>
              {day === today && <VisuallyHidden>today</VisuallyHidden>}
            </span>
            <span className={styles.dayCount}>
              {countWords(countOf(lanes, at), 'visit')}
              {hours !== 24 && ` · ${hours} h, clock changes`}
            </span>
            {days.length === 1 &&
              ticksOf(day, zone).map(({ hour, left }) => (
                <span
                  key={hour}
                  className={styles.tick}
                  style={{ left: `${left * 100}%` }}
                  aria-hidden
                >
                  {hourWords(hour)}
                </span>
              ))}
          </div>
        )
      })}
    </div>
  )
}

/** Visits of a day that take place; with lanes of clients the open ones stand there twice. */
const countOf = (lanes: readonly Lane[], day: number): number =>
  new Set(
    lanes.flatMap((lane) =>
      (lane.days[day] ?? []).filter(({ status }) => takesTime(status)).map(({ id }) => id),
    ),
  ).size
