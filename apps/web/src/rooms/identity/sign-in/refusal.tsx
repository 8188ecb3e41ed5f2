import { IconAlertTriangle } from '@tabler/icons-react'
import styles from '../../../ui/light/light.module.css'

/** Why signing in was refused; read out at once. */
export const Refusal = ({ sentence }: { sentence: string | undefined }) =>
  sentence !== undefined && (
    <div className={styles.note} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <span>{sentence}</span>
    </div>
  )
