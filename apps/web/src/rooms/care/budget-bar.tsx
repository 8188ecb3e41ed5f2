import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { durationWords } from '../../ui/text/dates.ts'
import { Gauge } from '../../ui/text/gauge.tsx'
import styles from './care.module.css'
import { budgetUse } from './hours.ts'

type Props = {
  /** What is counted: "used this week", "planned a week". */
  label: string
  minutes: number
  allowed: number
  /** What the allowance counts: "a week", "this month". */
  per?: string
}

/** Hours against an allowance, as a bar and in words; over is red and says so. */
export const BudgetBar = ({ label, minutes, allowed, per = '' }: Props) => {
  const { over, words } = budgetUse(minutes, allowed)
  const Icon = over ? IconAlertTriangle : IconCircleCheck
  const sentence = `${durationWords(minutes)} of ${durationWords(allowed)} ${label}${per && ` ${per}`}`
  return (
    <div className={styles.budget} data-over={over || undefined}>
      <div className={styles.budgetWords}>
        <span className="tabular">{sentence}</span>
        <strong className={styles.used}>
          <Icon size={14} aria-hidden /> {words}
        </strong>
      </div>
      <Gauge
        label={`${sentence}, ${words}`}
        value={minutes}
        of={allowed}
        wanted={allowed * 0.9}
        limit={allowed}
      />
    </div>
  )
}
