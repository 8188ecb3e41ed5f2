import {
  listNotifications,
  type Notification,
  updateNotifications,
} from '@homeward/contract/collaboration/notifications'
import {
  notificationKindLabels,
  notificationKinds,
} from '@homeward/domain/collaboration/notifications'
import { Button } from '@mantine/core'
import { IconCheck, IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { unreadCount } from '../unread-query.ts'
import { KindBadge } from './kind-badge.tsx'
import { NotificationTitle } from './title.tsx'

const filters: readonly Filter<typeof listNotifications>[] = [
  {
    kind: 'choice',
    name: 'state',
    get label() {
      return t('State')
    },
    options: [
      {
        value: 'unread',
        get label() {
          return t('Unread')
        },
      },
      {
        value: 'unacknowledged',
        get label() {
          return t('Not acknowledged')
        },
      },
    ],
  },
  {
    kind: 'choice',
    name: 'kind',
    get label() {
      return t('Kind')
    },
    options: notificationKinds.map((value) => ({
      value,
      get label() {
        return t(notificationKindLabels[value])
      },
    })),
  },
]

const stateOf = ({ read_at, acknowledged_at }: Notification) => {
  if (acknowledged_at) return <StatusBadge status="acknowledged" />
  return read_at ? (
    <StatusBadge status="done" label={t('Read')} />
  ) : (
    <StatusBadge status="waiting" label={t('Unread')} />
  )
}

const columns: readonly Column<Notification>[] = [
  {
    key: 'title',
    get header() {
      return t('Notification')
    },
    cell: (one) => <NotificationTitle {...one} />,
  },
  {
    key: 'body',
    unnamed: true,
    get header() {
      return t('About')
    },
    cell: (one) => one.body,
  },
  {
    key: 'kind',
    unnamed: true,
    get header() {
      return t('Kind')
    },
    cell: (one) => <KindBadge kind={one.kind} />,
  },
  {
    key: 'at',
    unnamed: true,
    get header() {
      return t('When')
    },
    cell: (one) => <InstantText at={one.created_at} />,
  },
  {
    key: 'state',
    get header() {
      return t('State')
    },
    cell: stateOf,
  },
]

/** R024: what happened that the person should know. */
export const NotificationsScreen = () => {
  const { unread = 0 } = useQuery(unreadCount).data ?? {}
  const mark = useWrite(updateNotifications)
  const markRead = (ids?: string[], clear?: () => void) =>
    mark.mutate(
      { read: true, ...(ids && { ids }) },
      {
        onSuccess: ({ changed }) => {
          toastDone(
            t(
              '{changed, plural, one {# notification marked as read.} other {# notifications marked as read.}}',
              { changed },
            ),
          )
          clear?.()
        },
      },
    )
  const acknowledge = (ids: string[] | undefined, clear?: () => void) =>
    mark.mutate(
      { acknowledged: true, ...(ids && { ids }) },
      {
        onSuccess: ({ changed }) => {
          toastDone(
            t(
              '{changed, plural, one {# notification acknowledged.} other {# notifications acknowledged.}}',
              { changed },
            ),
          )
          clear?.()
        },
      },
    )
  return (
    <ListScreen
      title={t('Notifications')}
      of={t('notifications')}
      endpoint={listNotifications}
      filters={filters}
      columns={columns}
      link={({ id }) => to('notification', { notificationId: id })}
      empty={{
        title: t('No notifications yet'),
        hint: t('Items that need your attention appear here.'),
      }}
      actions={
        <>
          {unread > 0 && (
            <Button
              variant="default"
              leftSection={<IconCheck size={16} aria-hidden />}
              loading={mark.isPending}
              onClick={() => markRead()}
            >
              {t('Mark all as read')}
            </Button>
          )}
          <ConfirmButton
            variant="default"
            color="pine"
            leftSection={<IconChecks size={16} aria-hidden />}
            question={t('Acknowledge all notifications?')}
            consequence={t('All open notifications will be marked as read and acknowledged.')}
            confirm={t('Acknowledge all')}
            onConfirm={() => acknowledge(undefined)}
          >
            {t('Acknowledge all')}
          </ConfirmButton>
        </>
      }
      bulk={(rows, clear) => (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCheck size={15} aria-hidden />}
            disabled={mark.isPending}
            onClick={() => markRead(idsOf(rows), clear)}
          >
            {t('Mark as read')}
          </Button>
          <Button
            size="xs"
            leftSection={<IconChecks size={15} aria-hidden />}
            disabled={mark.isPending}
            onClick={() => acknowledge(idsOf(rows), clear)}
          >
            {t('Acknowledge')}
          </Button>
        </>
      )}
    />
  )
}

const idsOf = (rows: readonly Notification[]): string[] => rows.map(({ id }) => id)
