import type { Verdict } from '@homeward/contract/visits/assignment'
import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import styles from './row-answer.module.css'

const icons = { allowed: IconCheck, reason_needed: IconAlertTriangle, refused: IconBan }

/** In a few words what a row says to the visit that is carried; whoever listens hears the line of the cell below it. */
export const RowAnswerWords = ({ verdict: { outcome, findings } }: { verdict: Verdict }) => {
  const Icon = icons[outcome]
  const words = findings[0]?.sentence ?? 'Fits'
  return (
    <span className={styles.answer} data-outcome={outcome} title={words} aria-hidden>
      <Icon size={13} />
      <span>{words}</span>
    </span>
  )
}
