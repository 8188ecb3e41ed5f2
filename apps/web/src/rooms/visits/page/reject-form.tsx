import { reviewVisit } from '@homeward/contract/visits/visits'
import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import type { ReviewFormProps } from './correct-form.tsx'

/** Rejects a visit, with a note that says why. */
export const RejectForm = ({ visit, onDone, onClose }: ReviewFormProps) => {
  const [{ id, lock_version }] = useState(visit)
  return (
    <EndpointForm
      endpoint={reviewVisit}
      initial={{ note: '' }}
      fixed={{ id, lock_version, decision: 'reject' }}
      problemsOf={({ note }) => (note.trim() ? {} : { note: 'Enter a reason for the caregiver.' })}
      draftKey={`visit:${id}:reject`}
      touches={['billing', 'care']}
      label="Reject visit"
      cancelLabel="Back"
      submitLabel="Reject visit"
      onCancel={onClose}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            Rejected visits are not paid or billed. You can still approve the visit later.
          </Text>
          <Textarea
            label="Reason"
            autosize
            minRows={2}
            maxLength={1000}
            data-autofocus
            {...form.getInputProps('note')}
          />
        </Stack>
      )}
    </EndpointForm>
  )
}
