import { missVisit } from '@homeward/contract/visits/endings'
import type { Visit } from '@homeward/contract/visits/visits'
import {
  type MissedAction,
  missedActionLabels,
  missedActions,
  type MissedReason,
  missedReasonLabels,
  missedReasons,
} from '@homeward/domain/visits/endings'
import { Select, Stack, Textarea } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { touchedBySchedule } from '../queries.ts'

type Props = { visit: Visit; onClose: () => void }
type Values = { reason: MissedReason | ''; action: MissedAction | ''; note: string }

const empty: Values = { reason: '', action: '', note: '' }
const reasons = missedReasons.map((value) => ({ value, label: missedReasonLabels[value] }))
const actions = missedActions.map((value) => ({ value, label: missedActionLabels[value] }))

/** Why nobody came to a visit, and what was done about it. */
export const MissedForm = ({ visit: { id, lock_version }, onClose }: Props) => (
  <EndpointForm
    endpoint={missVisit}
    initial={empty}
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
    onDone={() => {
      toastDone('Visit saved as missed.')
      onClose()
    }}
  >
    {(form) => (
      <Stack gap="sm">
        <Select label="Reason" required data={reasons} {...form.getInputProps('reason')} />
        <Select label="What was done" required data={actions} {...form.getInputProps('action')} />
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
