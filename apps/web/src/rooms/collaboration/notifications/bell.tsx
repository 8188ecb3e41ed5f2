import { updateNotifications } from '@homeward/contract/collaboration/notifications'
import { ActionIcon, Button, Popover, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { unreadCount } from '../queries.ts'
import { LatestNotifications } from './latest.tsx'
import styles from './notifications.module.css'

const most = 99

/** The bell of the top bar: how many are unread, and the latest of them. */
export const Bell = () => {
  const [opened, { toggle, close }] = useDisclosure(false)
  const unread = useQuery(unreadCount).data?.unread ?? 0
  const mark = useWrite(updateNotifications)
  const words = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
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
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={styles.bell}
          aria-label={words}
          title={words}
          onClick={toggle}
        >
          <IconBell size={18} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={styles.count} aria-hidden>
              {unread > most ? `${most}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={styles.head}>
          <Text fw={600}>Notifications</Text>
          {unread > 0 && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={mark.isPending}
              onClick={() => mark.mutate({ read: true })}
            >
              Mark all as read
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
            All notifications
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
