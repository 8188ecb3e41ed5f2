import type { Notification } from '@homeward/contract/collaboration/notifications'
import { VisuallyHidden } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import styles from './notifications.module.css'

/** The title, with a mark while it is unread. */
export const NotificationTitle = ({ title, read_at }: Pick<Notification, 'title' | 'read_at'>) => (
  <span className={styles.title} data-unread={read_at === null || undefined}>
    {read_at === null && (
      <span className={styles.dot}>
        <VisuallyHidden>{t('Unread:')}</VisuallyHidden>
      </span>
    )}{' '}
    <span style={{ fontWeight: read_at === null ? 650 : undefined }}>{title}</span>
  </span>
)
