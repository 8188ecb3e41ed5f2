import { toneOf } from '../theme/status.ts'
import { labelWords } from '../../plumbing/names/label-words.ts'
import styles from './status-badge.module.css'

type Props = {
  /** The value, which chooses color and icon. */
  status: string
  /** The domain's label; the value in words where it is left out. */
  label?: string
}

/** A status as icon and word; a block of color where a person has to see to it. */
export const StatusBadge = ({ status, label }: Props) => {
  const { color, icon: Icon, quiet } = toneOf(status)
  return (
    <span className={styles.status} data-status={status} data-color={color} data-quiet={quiet}>
      <Icon size={14} stroke={2} aria-hidden />
      {label ?? labelWords(status)}
    </span>
  )
}
