import { updateActivity } from '@homeward/contract/catalogue/activities'
import type { Service } from '@homeward/contract/catalogue/services'
import { Button } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import styles from './editor.module.css'

type Activity = Service['categories'][number]['activities'][number]

type Props = { activities: readonly Activity[]; of: string; writable: boolean }

/** Activities that are no longer offered; each can come back. */
export const ArchivedActivities = ({ activities, of, writable }: Props) => {
  const restore = useWrite(updateActivity, {
    onDone: ({ name }) => toastDone(`${name} is restored.`),
  })
  if (activities.length === 0) return null
  return (
    <ul className={styles.archived} aria-label={`Archived activities of ${of}`}>
      {activities.map(({ id, name }) => (
        <li key={id} className={styles.line}>
          <span>{name}</span>
          <StatusBadge status="archived" />
          {writable && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Restore ${name}`}
              loading={restore.isPending && restore.variables.id === id}
              onClick={() => restore.mutate({ id, status: 'active' })}
            >
              Restore
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
