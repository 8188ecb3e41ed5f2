import { IconAlertTriangle, IconCheck, IconPointFilled, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './timeline.module.css'

type StripState = 'done' | 'doubt' | 'now' | 'todo' | 'blocked'

export type TimelineStep = {
  key: string
  label: string
  state: StripState
  /** When, already in words or as an element. */
  when?: ReactNode
  who?: string
  /** What blocks it, or what comes next. */
  note?: ReactNode
}

const marks: Record<StripState, { icon: TablerIcon | null; word: string }> = {
  done: { icon: IconCheck, word: 'done' },
  doubt: { icon: IconAlertTriangle, word: 'done, needs attention' },
  now: { icon: IconPointFilled, word: 'now' },
  todo: { icon: null, word: 'upcoming' },
  blocked: { icon: IconAlertTriangle, word: 'blocked' },
}

/** The way of a record from first to last step, each with its state, time and person. */
export const Timeline = ({ label, steps }: { label: string; steps: readonly TimelineStep[] }) => (
  <ol className={styles.timeline} aria-label={label}>
    {steps.map((step) => {
      const { icon: Icon, word } = marks[step.state]
      return (
        <li
          key={step.key}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} role="img" aria-label={word}>
            {Icon && <Icon size={13} stroke={2.5} aria-hidden />}
          </span>
          <span className={styles.label}>{step.label}</span>
          <span className={styles.detail}>
            {step.when}
            {step.who && (
              <span className={styles.who} title={step.who}>
                {step.who}
              </span>
            )}
            {step.note && (
              <span
                className={styles.note}
                title={typeof step.note === 'string' ? step.note : undefined}
              >
                {step.note}
              </span>
            )}
          </span>
        </li>
      )
    })}
  </ol>
)
