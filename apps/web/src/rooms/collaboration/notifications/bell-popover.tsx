import { updateNotifications } from '@homeward/contract/collaboration/notifications'
import { Button, Popover, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { cloneElement, type ReactElement } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import type { PopupProps } from '../../../ui/feedback/on-demand.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { unreadCount } from '../unread-query.ts'
import { LatestNotifications } from './latest.tsx'
import styles from './notifications.module.css'

/** The latest notifications, under the bell. */
export const BellPopover = ({ target, opened, onChange }: PopupProps) => {
  const unread = useQuery(unreadCount).data?.unread ?? 0
  const mark = useWrite(updateNotifications)
  const close = () => onChange(false)
  return (
    <Popover
      opened={opened}
      onChange={close}
      position="bottom-end"
      width={360}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        {cloneElement(target as ReactElement<{ onClick: () => void }>, {
          onClick: () => onChange(!opened),
        })}
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={styles.head}>
          <Text fw={600}>{t('Notifications')}</Text>
          {unread > 0 && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={mark.isPending}
              onClick={() => mark.mutate({ read: true })}
            >
              {t('Mark all as read')}
            </Button>
          )}
        </div>
        <LatestNotifications onFollow={close} />
        <div className={styles.foot}>
          <Button
            component={PageLink}
            href={to('notifications')}
            size="compact-sm"
            variant="subtle"
            onClick={close}
          >
            {t('All notifications')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
