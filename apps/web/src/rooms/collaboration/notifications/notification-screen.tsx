import {
  type Notification,
  updateNotification,
} from '@homeward/contract/collaboration/notifications'
import {
  type NotificationKind,
  notificationKindLabels,
} from '@homeward/domain/collaboration/notifications'
import { word } from '@homeward/domain/language/sentence'
import { Button, Text } from '@mantine/core'
import { IconArrowRight, IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { useRecordPath } from '../../../plumbing/paths/record-path.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { notificationQuery } from '../queries.ts'
import { KindBadge } from './kind-badge.tsx'

/** R025: one notification, with the way to what it is about. To open it is to read it. */
export const NotificationScreen = () => {
  const { notificationId } = usePathParams('notification')
  return (
    <RecordScreen
      key={notificationId}
      query={useQuery(notificationQuery(notificationId))}
      of={t('Notification')}
      crumbs={[{ label: t('Notifications'), href: to('notifications') }]}
      title={(one) => one.title}
      badges={(one) => <KindBadge kind={one.kind} />}
      actions={(one) => <Actions notification={one} />}
      facts={(one) => [
        { label: t('When'), value: <InstantText at={one.created_at} /> },
        { label: t('Kind'), value: t(notificationKindLabels[one.kind]) },
        { label: t('Read'), value: <InstantText at={one.read_at} /> },
        { label: t('Acknowledged'), value: <InstantText at={one.acknowledged_at} /> },
      ]}
    >
      {(one) => <Body notification={one} />}
    </RecordScreen>
  )
}

type Props = { notification: Notification }

const openWords: Record<string, string> = {
  visit: word('Open visit'),
  client: word('Open client'),
  agent: word('Open caregiver'),
  claim: word('Open claim'),
  timesheet: word('Open timesheet'),
}

/** What is about no one record leads to a list. */
const lists: Partial<Record<NotificationKind, { href: () => string; words: string }>> = {
  visit_offered: { href: () => to('field.open'), words: word('See open visits') },
  evv_silent: { href: () => to('admin.verifications'), words: word('Open EVV sync') },
}

const Body = ({ notification }: Props) => {
  const { id, kind, body, read_at, subject_type, subject_id } = notification
  const hrefOf = useRecordPath()
  const mark = useWrite(updateNotification, { quiet: true })
  const read = useEffectEvent(() => {
    if (read_at === null && mark.isIdle) mark.mutate({ id, read: true })
  })
  useEffect(() => read(), [id])
  const record = subject_type && subject_id ? hrefOf(subject_type, subject_id) : undefined
  const list = lists[kind]
  const href = list ? list.href() : record
  return (
    <Card title={t('Details')}>
      <Text mb={href && 'md'}>{body}</Text>
      {href && (
        <Button
          component={PageLink}
          href={href}
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t(list?.words ?? openWords[subject_type ?? ''] ?? word('Open record'))}
        </Button>
      )}
    </Card>
  )
}

const Actions = ({ notification: { id, acknowledged_at } }: Props) => {
  const mark = useWrite(updateNotification)
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={16} aria-hidden />}
      loading={mark.isPending}
      onClick={() => mark.mutate({ id, acknowledged: acknowledged_at === null })}
    >
      {acknowledged_at === null ? t('Acknowledge') : t('Undo acknowledgment')}
    </Button>
  )
}
