import { missVisit } from '@homeward/contract/visits/endings'
import type { Visit } from '@homeward/contract/visits/visits'
import { Select, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx'
import { touchedBySchedule } from '../queries.ts'
import { recallReason, rememberReason } from '../last-reason.ts'
import { useReasons } from '../reasons.ts'
import { unmiss } from './put-back.ts'

type Props = { visit: Visit; onClose: () => void }

/** Why nobody came to a visit, and what was done about it. */
export const MissedForm = ({ visit: { id, lock_version, payor }, onClose }: Props) => {
  const reasons = useReasons()
  const scope = { payorId: payor?.id ?? null }
  const [initial] = useState(() => ({
    reason: recallReason('reason', 'missed', reasons('reason', 'missed', scope)),
    action: recallReason('action', 'missed', reasons('action', 'missed', scope)),
    note: '',
  }))
  return (
    <EndpointForm
      endpoint={missVisit}
      initial={initial}
      fixed={{ id, lock_version }}
      problemsOf={({ reason, action }) => ({
        ...(reason === '' && { reason: 'Choose a reason.' }),
        ...(action === '' && { action: 'Choose what was done.' }),
      })}
      inputOf={({ note, ...chosen }) => ({ ...chosen, note: note.trim() || null })}
      draftKey={`visit:${id}:missed`}
      touches={touchedBySchedule}
      label="Missed visit"
      submitLabel="Save as missed"
      cancelLabel="Back"
      onCancel={onClose}
      onDone={(missed) => {
        rememberReason('reason', 'missed', missed.missed_reason)
        rememberReason('action', 'missed', missed.missed_action)
        toastUndo('Visit saved as missed.', () => unmiss(missed))
        onClose()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <Select
            label="Reason"
            required
            data={reasons('reason', 'missed', scope)}
            {...form.getInputProps('reason')}
          />
          <Select
            label="What was done"
            required
            data={reasons('action', 'missed', scope)}
            {...form.getInputProps('action')}
          />
          <Textarea
            label="Note"
            autosize
            minRows={2}
            maxLength={300}
            {...form.getInputProps('note')}
          />
        </Stack>
      )}
    </EndpointForm>
  )
}
