import { Button } from '@mantine/core'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import styles from './editor.module.css'

type Props = {
  label: string
  items: readonly { id: string; name: string }[]
  restoring: string | undefined
  /** Left out where the person may not. */
  onRestore: ((id: string) => void) | undefined
}

/** What is no longer offered, each with a way back. */
export const ArchivedList = ({ label, items, restoring, onRestore }: Props) =>
  items.length === 0 ? null : (
    <ul className={styles.archived} aria-label={label}>
      {items.map(({ id, name }) => (
        <li key={id} className={styles.line}>
          <span>{name}</span>
          <StatusBadge status="archived" />
          {onRestore && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Restore ${name}`}
              loading={restoring === id}
              onClick={() => onRestore(id)}
            >
              Restore
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
