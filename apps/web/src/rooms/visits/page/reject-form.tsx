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
      problemsOf={({ note }) =>
        note.trim() ? {} : { note: 'Say why, so that the caregiver can be told.' }
      }
      draftKey={`visit:${id}:reject`}
      touches={['billing', 'care']}
      label="Reject the visit"
      cancelLabel="Back"
      submitLabel="Reject the visit"
      onCancel={onClose}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            A rejected visit is neither paid nor billed. It can be approved later.
          </Text>
          <Textarea
            label="Why is it rejected?"
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
