import type { Verdict } from '@homeward/contract/visits/assignment'
import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import styles from './row-answer.module.css'

const icons = { allowed: IconCheck, reason_needed: IconAlertTriangle, refused: IconBan }

/** What a row says to a visit, without the name that stands at its head. */
export const answerWords = ({ findings: [first] }: Verdict, name: string): string => {
  if (!first) return 'Fits'
  const rest = first.sentence.replace(`${name} is `, '').replace(`${name} `, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

type Props = { verdict: Verdict; words: string }

/** The answer of a row in its cell; whoever listens hears the line of the cell that the visit is over. */
export const RowAnswerWords = ({ verdict, words }: Props) => {
  const Icon = icons[verdict.outcome]
  return (
    <span className={styles.answer} data-outcome={verdict.outcome} title={words} aria-hidden>
      <Icon size={13} />
      <span>{words}</span>
    </span>
  )
}
