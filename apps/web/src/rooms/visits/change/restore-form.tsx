import { restoreVisit } from '@homeward/contract/visits/endings'
import type { Visit } from '@homeward/contract/visits/visits'
import { Alert, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { touchedBySchedule } from '../queries.ts'

type Props = { visit: Visit; onClose: () => void }

/** Puts a visit back on the schedule, with its caregiver or open. */
export const RestoreForm = ({ visit, onClose }: Props) => {
  const { id, lock_version, agent, check_in_at } = visit
  /** What speaks against its caregiver; a reason may allow it. */
  const [objection, setObjection] = useState<string>()
  const choosable = agent !== null && check_in_at === null
  return (
    <EndpointForm
      endpoint={restoreVisit}
      initial={{ open: false, assignment_reason: '' }}
      fixed={{ id, lock_version }}
      inputOf={({ open, assignment_reason: reason }) => ({
        ...(open && { agent_id: null }),
        ...(reason.trim() && { assignment_reason: reason.trim() }),
      })}
      draftKey={`visit:${id}:restore`}
      touches={touchedBySchedule}
      label="Restore visit"
      submitLabel="Restore visit"
      cancelLabel="Back"
      onCancel={onClose}
      onRefused={({ code, message }) => {
        const needsReason = code === 'assignment_reason_needed'
        setObjection(needsReason ? message : undefined)
        return needsReason
      }}
      onDone={() => {
        toastDone('Visit restored.')
        onClose()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            {choosable
              ? `${agent.name} gets the visit back unless you restore it as an open visit.`
              : 'The visit returns to the schedule.'}
          </Text>
          {choosable && (
            <Checkbox
              label="Restore as an open visit"
              {...form.getInputProps('open', { type: 'checkbox' })}
            />
          )}
          {objection && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {objection}
              <TextInput
                mt="xs"
                label="Reason"
                maxLength={200}
                {...form.getInputProps('assignment_reason')}
              />
            </Alert>
          )}
        </Stack>
      )}
    </EndpointForm>
  )
}
