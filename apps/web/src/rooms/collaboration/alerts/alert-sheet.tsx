import { type Alert, updateAlert } from '@homeward/contract/collaboration/alerts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArchive, IconRestore } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import { AlertFields } from './alert-fields.tsx'
import { touchedByAlerts } from './touched.ts'

type Props = { alert: Alert; onClose: () => void }

/** One alert: change it, put it away, bring it back. */
export const AlertSheet = ({ alert, onClose }: Props) => {
  const { id, lock_version, abilities } = alert
  const change = useWrite(updateAlert, {
    touches: touchedByAlerts,
    onDone: ({ status }) => {
      toastDone(status === 'archived' ? 'Alert archived.' : 'Alert restored.')
      onClose()
    },
  })
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Added by {alert.author}, <InstantText at={alert.created_at} />
      </Text>
      <Group gap="xs">
        {abilities.archive && (
          <Button
            variant="default"
            loading={change.isPending}
            leftSection={<IconArchive size={16} aria-hidden />}
            onClick={() => change.mutate({ id, lock_version, status: 'archived' })}
          >
            Archive
          </Button>
        )}
        {abilities.restore && (
          <Button
            variant="default"
            loading={change.isPending}
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={() => change.mutate({ id, lock_version, status: 'active' })}
          >
            Restore
          </Button>
        )}
      </Group>
      {abilities.edit ? (
        <EditAlert alert={alert} onClose={onClose} />
      ) : (
        <Text style={{ whiteSpace: 'pre-wrap' }}>{alert.body}</Text>
      )}
    </Stack>
  )
}

const alertValues = ({ title, body, date, priority, repeat, audience }: Alert) => ({
  title,
  body,
  date,
  priority,
  repeat,
  audience,
})

const EditAlert = ({ alert, onClose }: Props) => (
  <EndpointForm
    endpoint={updateAlert}
    record={alert}
    valuesOf={alertValues}
    // An emptied text is sent as a blank, which the contract trims; '' would be left out.
    inputOf={(values) => needed(values, ['title', 'date', 'body'])}
    draftKey={`alert:${alert.id}`}
    touches={touchedByAlerts}
    submitLabel="Save alert"
    onCancel={onClose}
    onDone={() => {
      toastDone('Alert saved.')
      onClose()
    }}
  >
    {(form) => <AlertFields form={form} />}
  </EndpointForm>
)
