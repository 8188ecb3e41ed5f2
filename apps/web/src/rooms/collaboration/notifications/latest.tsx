import type { Notification } from '@homeward/contract/collaboration/notifications'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { latestNotifications } from '../queries.ts'
import styles from './notifications.module.css'
import { NotificationTitle } from './title.tsx'

type Props = { onFollow: () => void }

/** The newest notifications, each a link to its page. */
export const LatestNotifications = ({ onFollow }: Props) => {
  const query = useQuery(latestNotifications)
  if (query.data === undefined) {
    if (query.isError)
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    return (
      <Skeleton
        height={120}
        m="sm"
        w="auto"
        role="status"
        aria-label={t('Loading notifications')}
      />
    )
  }
  if (query.data.data.length === 0)
    return (
      <Text p="md" c="dimmed">
        {t('No notifications yet. Items that need your attention appear here.')}
      </Text>
    )
  return (
    <ul className={styles.latest}>
      {query.data.data.map((one) => (
        <li key={one.id}>
          <Item notification={one} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

const Item = ({ notification, onFollow }: { notification: Notification } & Props) => (
  <PageLink
    href={to('notification', { notificationId: notification.id })}
    className={styles.item}
    onClick={onFollow}
  >
    <NotificationTitle {...notification} />
    <Text size="sm" span>
      {notification.body}
    </Text>
    <Text size="xs" c="dimmed" span>
      <InstantText at={notification.created_at} />
    </Text>
  </PageLink>
)
