import styles from './field.module.css'
import { useNow } from '../../ui/text/use-now.ts'

const second = 1000

const two = (value: number): string => String(value).padStart(2, '0')

/** Seconds as a clock that runs: `1:04:09`. */
export const runningWords = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** How long the visit has been running. */
export const RunningClock = ({ since }: { since: string }) => (
  <span className={styles.clock} role="timer" aria-label="Time since check-in">
    {runningWords((useNow(second) - Date.parse(since)) / second)}
  </span>
)
