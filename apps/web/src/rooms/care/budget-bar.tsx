import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { durationWords } from '../../ui/text/dates.ts'
import { Gauge } from '../../ui/text/gauge.tsx'
import styles from './care.module.css'
import { budgetUse } from './hours.ts'

type Props = {
  /** What is counted: "used this week", "planned a week". */
  label: string
  minutes: number
  /** Null without a limit. */
  allowed: number | null
  /** What the allowance counts: "a week", "this month". */
  per?: string
}

/** Hours against an allowance, as a bar and in words; over is red and says so. */
export const BudgetBar = ({ label, minutes, allowed, per = '' }: Props) => {
  if (allowed === null) return <Unlimited label={label} minutes={minutes} />
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

/** Hours that nothing limits: no authorization is asked for. */
const Unlimited = ({ label, minutes }: Pick<Props, 'label' | 'minutes'>) => (
  <div className={styles.budget}>
    <div className={styles.budgetWords}>
      <span className="tabular">
        {durationWords(minutes)} {label}
      </span>
      <strong className={styles.used}>No limit</strong>
    </div>
  </div>
)
