import type { Authorization } from '@homeward/contract/care/authorizations'
import { burnDown } from '@homeward/domain/care/burn-down'
import { daysBetween } from '@homeward/domain/time/zone'
import { durationWords } from '../../../ui/text/dates.ts'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import { allowanceOf } from './allowance.ts'
import styles from './use.module.css'
import type { Week } from './weeks.ts'

type Props = { authorization: Authorization; weeks: readonly Week[]; today: string }

/** What is left of a total, day by day, and when it is used up at the pace of the last weeks. */
export const BurnDownChart = ({ authorization, weeks, today }: Props) => {
  const { start_date: start, end_date: end, authorized_minutes: whole } = authorization
  const { points, usedUpOn } = burnDown(
    allowanceOf(authorization),
    weeks.map((week) => ({
      monday: week.monday,
      delivered: week.delivered_minutes,
      planned: week.planned_minutes,
    })),
    today,
  )
  const x = (day: string): number =>
    (daysBetween(start, day) / Math.max(daysBetween(start, end), 1)) * 100
  const y = (left: number): number => 100 - (Math.max(left, 0) / Math.max(whole, 1)) * 100
  const line = points.map(({ day, left }) => `${x(day)} ${y(left)}`).join('L')
  const last = points.at(-1) ?? { day: start, left: whole }
  const words = usedUpOn
    ? `Used up ${shortDayWords(usedUpOn)}, ${daysBetween(usedUpOn, end)} days early`
    : 'Lasts to the end at this pace'
  return (
    <div
      className={styles.weeks}
      role="img"
      aria-label={`${durationWords(Math.max(last.left, 0))} left of ${durationWords(whole)}. ${words}.`}
    >
      <svg className={styles.burn} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className={styles.even} d="M0 0L100 100" />
        <path className={styles.area} d={`M${line}L${x(last.day)} 100L0 100Z`} />
        <path className={styles.line} d={`M${line}`} />
        {usedUpOn && (
          <path className={styles.ahead} d={`M${x(last.day)} ${y(last.left)}L${x(usedUpOn)} 100`} />
        )}
      </svg>
      <span className={styles.words} data-over={usedUpOn !== null || undefined}>
        {words}
      </span>
      <div className={styles.ends}>
        <span>{shortDayWords(start)}</span>
        <span>{shortDayWords(end)}</span>
      </div>
    </div>
  )
}
