import { createAlerts } from '@homeward/contract/collaboration/alerts'
import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconBellPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useToday } from '../../../ui/text/today.ts'
import type { Parent } from '../queries.ts'
import { AlertFields, newAlert } from './alert-fields.tsx'
import { touchedByAlerts } from './touched.ts'

type Named = { id: string; name: string }

type Props = {
  type: Parent['type']
  /** What one of them is called: "client". */
  of: string
  records: readonly Named[]
  onDone: () => void
}

/** One alert on all chosen records: whom it concerns is said before, what could not be set after. */
export const BulkAlert = ({ type, of, records: chosen, onDone }: Props) => {
  const [records, setRecords] = useState<readonly Named[]>()
  const close = () => setRecords(undefined)
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconBellPlus size={15} aria-hidden />}
        onClick={() => setRecords(chosen)}
      >
        Set an alert
      </Button>
      <SidePanel
        opened={records !== undefined}
        onClose={close}
        title={records && `An alert on ${counted(records.length, of)}`}
      >
        {records && (
          <BulkForm type={type} of={of} records={records} onClose={close} onDone={onDone} />
        )}
      </SidePanel>
    </>
  )
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** How many names are told before the rest is counted. */
const few = 6

const namesOf = (records: readonly Named[]): string => {
  const names = records.slice(0, few).map(({ name }) => name)
  const rest = records.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}

type FormProps = Props & { onClose: () => void }

const BulkForm = ({ type, of, records, onClose, onDone }: FormProps) => {
  const today = useToday()
  const [initial] = useState(() => newAlert(today))
  const [report, setReport] = useState<{ created: number; missing: readonly Named[] }>()
  if (report)
    return (
      <Stack>
        <Text>The alert was set on {counted(report.created, of)}.</Text>
        <Alert
          color="amber"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={`Not on ${counted(report.missing.length, of)}`}
        >
          They were archived or merged in the meantime, or you may not change them:
          <List size="sm" mt="xs">
            {report.missing.map(({ id, name }) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List>
        </Alert>
        <Button onClick={onClose}>Close</Button>
      </Stack>
    )
  return (
    <EndpointForm
      endpoint={createAlerts}
      initial={initial}
      fixed={{ parent_type: type, parent_ids: records.map(({ id }) => id) }}
      draftKey="alert:new:bulk"
      touches={touchedByAlerts}
      submitLabel={`Set on ${counted(records.length, of)}`}
      onCancel={onClose}
      onDone={({ created, missing }) => {
        if (missing.length > 0) {
          setReport({ created, missing: records.filter(({ id }) => missing.includes(id)) })
          return
        }
        toastDone(`The alert was set on ${counted(created, of)}.`)
        onClose()
        onDone()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {namesOf(records)}
          </Text>
          <AlertFields form={form} />
        </Stack>
      )}
    </EndpointForm>
  )
}
