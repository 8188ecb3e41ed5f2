import type { WeeklyBlock } from '@homeward/contract/caregivers/availability'
import { spanWords } from '../free/free-words.ts'
import styles from './availability.module.css'
import { DayLine } from './day-line.tsx'
import { weekdays } from './weekdays.ts'

/** The hours of a week, a line for each day, in words and drawn. */
export const WeekLines = ({ pattern }: { pattern: readonly WeeklyBlock[] }) => (
  <ul className={styles.week} aria-label="Weekly hours">
    {weekdays.map(({ value, name }) => {
      const blocks = pattern.filter(({ weekday }) => weekday === value)
      return (
        <li key={value} className={styles.day} data-off={blocks.length === 0 || undefined}>
          <span className={styles.dayName}>{name}</span>
          <span className="tabular">
            {blocks.map(({ start, end }) => spanWords(start, end)).join(', ') || 'not available'}
          </span>
          <DayLine blocks={blocks} />
        </li>
      )
    })}
  </ul>
)
