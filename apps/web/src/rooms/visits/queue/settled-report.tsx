import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import styles from './queue.module.css'
import type { Settle } from './use-settle.ts'

/** Which visits were not settled, and why. */
export const SettledReport = ({
  refused,
  onClose,
}: {
  refused: Settle['refused']
  onClose: () => void
}) =>
  refused.length > 0 && (
    <Alert
      role="alert"
      color="amber"
      icon={<IconAlertTriangle aria-hidden />}
      title={
        refused.length === 1
          ? '1 visit stays as it was'
          : `${refused.length} visits stay as they were`
      }
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
      mb="sm"
    >
      <ul className={styles.refused}>
        {refused.map(({ id, client, sentence }) => (
          <li key={id}>
            <PageLink href={to('visit', { id })}>{client || 'A visit'}</PageLink>: {sentence}
          </li>
        ))}
      </ul>
    </Alert>
  )
