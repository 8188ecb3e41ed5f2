import { updateNotificationChoices } from '@homeward/contract/collaboration/notifications'
import { notificationKindLabels } from '@homeward/domain/collaboration/notifications'
import { Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../plumbing/language/translate.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { choicesQuery } from '../queries.ts'

/** Which kinds of notifications also come by e-mail: a card of the own account. */
export const NotificationChoices = () => (
  <Card title={t('Notifications by e-mail')}>
    <Text c="dimmed" mb="sm">
      {t(
        'All notifications appear under the bell. E-mails say only that you have a notification and never name a client.',
      )}
    </Text>
    <Choices />
  </Card>
)

const Choices = () => {
  const query = useQuery(choicesQuery)
  const choose = useWrite(updateNotificationChoices)
  if (query.data === undefined) {
    if (query.isError)
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    return <Skeleton height={140} role="status" aria-label={t('Loading settings')} />
  }
  const sending = choose.isPending ? choose.variables.choices : []
  return (
    <Stack gap="xs">
      {query.data.choices.map(({ kind, email }) => (
        <Switch
          key={kind}
          label={t(notificationKindLabels[kind])}
          checked={sending.find((choice) => choice.kind === kind)?.email ?? email}
          disabled={choose.isPending}
          onChange={({ currentTarget: { checked } }) =>
            choose.mutate({ choices: [{ kind, email: checked }] })
          }
        />
      ))}
    </Stack>
  )
}
