import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../plumbing/language/translate.ts'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import { unreadCount } from '../unread-query.ts'
import styles from './notifications.module.css'

const most = 99

/** What the bell opens. */
export const loadBellPopover = () => import('./bell-popover.tsx').then((m) => m.BellPopover)

/** The bell of the top bar: how many are unread, and the latest of them. */
export const Bell = () => {
  const unread = useQuery(unreadCount).data?.unread ?? 0
  const words = unread === 0 ? t('Notifications') : t('Notifications, {unread} unread', { unread })
  return (
    <OnDemand kind="dialog" load={loadBellPopover}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={styles.bell}
        aria-label={words}
        title={words}
      >
        <IconBell size={18} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </ActionIcon>
    </OnDemand>
  )
}
