import { createAlerts } from '@homeward/contract/collaboration/alerts'
import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useToday } from '../../../ui/text/today.ts'
import type { Parent } from '../queries.ts'
import { AlertFields, newAlert } from './alert-fields.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import type { Named } from './named.ts'
import { touchedByAlerts } from './touched.ts'

/** How many names are told before the rest is counted. */
const few = 6

const namesOf = (records: readonly Named[]): string => {
  const names = records.slice(0, few).map(({ name }) => name)
  const rest = records.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}

type Props = {
  type: Parent['type']
  of: string
  records: readonly Named[]
  onClose: () => void
  onDone: () => void
}

/** What the alert is, and after it what could not be set. */
export const BulkForm = ({ type, of, records, onClose, onDone }: Props) => {
  const today = useToday()
  const [initial] = useState(() => newAlert(today))
  const [report, setReport] = useState<{ created: number; missing: readonly Named[] }>()
  if (report)
    return (
      <Stack>
        <Text>Alert added to {countWords(report.created, of)}.</Text>
        <Alert
          color="amber"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={`Not added to ${countWords(report.missing.length, of)}`}
        >
          These were archived or merged, or you do not have permission to change them:
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
      submitLabel={`Add to ${countWords(records.length, of)}`}
      onCancel={onClose}
      onDone={({ created, missing }) => {
        if (missing.length > 0) {
          setReport({ created, missing: records.filter(({ id }) => missing.includes(id)) })
          return
        }
        toastDone(`Alert added to ${countWords(created, of)}.`)
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
