import type { Authorization } from '@homeward/contract/care/authorizations'
import { authorizedMinutesPerWeek } from '@homeward/domain/care/minutes'
import { durationWords } from '../../../ui/text/dates.ts'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import { allowanceOf } from './allowance.ts'
import styles from './use.module.css'
import type { Week } from './weeks.ts'

type Props = { authorization: Authorization; weeks: readonly Week[]; today: string }

/** Delivered and planned care week by week, below the line of what is authorized for one. */
export const WeeksChart = ({ authorization, weeks, today }: Props) => {
  const limit = authorizedMinutesPerWeek(allowanceOf(authorization))
  const most = Math.max(limit, ...weeks.map(minutesOf), 1) * 1.12
  const share = (minutes: number): string => `${(minutes / most) * 100}%`
  const present = weeks.findLast(({ monday }) => monday <= today)
  return (
    <div
      className={styles.weeks}
      role="img"
      aria-label={`Hours by week of ${durationWords(limit)} authorized: ${weeks.map(wordsOf).join('; ')}`}
    >
      <div className={styles.bars}>
        <i className={styles.limit} style={{ bottom: share(limit) }}>
          <span>{durationWords(limit)} a week</span>
        </i>
        {weeks.map((week) => (
          <span
            key={week.monday}
            className={styles.bar}
            data-now={week === present || undefined}
            data-over={minutesOf(week) > limit || undefined}
            title={wordsOf(week)}
          >
            <i data-part="planned" style={{ height: share(week.planned_minutes) }} />
            <i style={{ height: share(week.delivered_minutes) }} />
          </span>
        ))}
      </div>
      <div className={styles.days}>
        {weeks.map(({ monday }, at) => (
          <span key={monday}>{at % 4 === 0 ? shortDayWords(monday) : ''}</span>
        ))}
      </div>
    </div>
  )
}

const minutesOf = ({ delivered_minutes, planned_minutes }: Week): number =>
  delivered_minutes + planned_minutes

const wordsOf = ({ monday, delivered_minutes, planned_minutes }: Week): string =>
  `${shortDayWords(monday)}: ${durationWords(delivered_minutes)} delivered${
    planned_minutes > 0 ? `, ${durationWords(planned_minutes)} planned` : ''
  }`
