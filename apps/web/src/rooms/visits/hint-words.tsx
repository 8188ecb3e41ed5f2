import { IconAlertTriangle } from '@tabler/icons-react'
import { None } from '../../ui/text/values.tsx'
import styles from './visits.module.css'

/** Some hints in the colour of what needs a person. */
export const HintWords = ({ hints }: { hints: readonly string[] }) =>
  hints.length === 0 ? (
    <None />
  ) : (
    <span className={styles.hints}>
      {hints.map((hint) => (
        <span key={hint} className={styles.hint}>
          <IconAlertTriangle size={13} aria-hidden />
          {hint}
        </span>
      ))}
    </span>
  )

/** The caregiver's name, or that there is none. */
export const CaregiverName = ({ agent }: { agent: { name: string } | null }) =>
  agent ? agent.name : <span className={styles.open}>No caregiver</span>
