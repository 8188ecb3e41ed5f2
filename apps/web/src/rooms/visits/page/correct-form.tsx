import { reviewVisit, type Visit } from '@homeward/contract/visits/visits'
import { Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import { useReasons } from '../reasons.ts'
import { approvalOf, reviewValues } from './review-times.ts'

export type ReviewFormProps = { visit: Visit; onDone: () => void; onClose: () => void }

/** Approves with other times than the device recorded, which needs a reason. */
export const CorrectForm = ({ visit, onDone, onClose }: ReviewFormProps) => {
  const zone = useZone()
  const reasons = useReasons()
  const [opened] = useState(visit)
  return (
    <EndpointForm
      endpoint={reviewVisit}
      initial={reviewValues(opened, zone)}
      fixed={{ id: opened.id, lock_version: opened.lock_version, decision: 'approve' }}
      problemsOf={(values) => {
        const meant = approvalOf(opened, values, zone, new Date())
        return 'errors' in meant ? meant.errors : {}
      }}
      inputOf={(values) => {
        const meant = approvalOf(opened, values, zone, new Date())
        return 'input' in meant ? meant.input : {}
      }}
      draftKey={`visit:${opened.id}:correct`}
      touches={['billing', 'care']}
      label="Correct times"
      cancelLabel="Back"
      submitLabel="Approve with these times"
      onCancel={onClose}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
            <DateField label="Check-in day" {...form.getInputProps('inDay')} />
            <TimeField label="Check-in time" {...form.getInputProps('inClock')} />
            <DateField label="Check-out day" {...form.getInputProps('outDay')} />
            <TimeField label="Check-out time" {...form.getInputProps('outClock')} />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
            <Select
              label="Reason"
              placeholder="Choose a reason"
              data={reasons('reason', 'time_changed', { payorId: opened.payor?.id ?? null })}
              {...form.getInputProps('reason')}
            />
            <Textarea
              label="Note"
              autosize
              minRows={1}
              maxLength={1000}
              {...form.getInputProps('note')}
            />
          </SimpleGrid>
          <Text size="xs" c="dimmed">
            The recorded times are kept with the corrected times.
          </Text>
        </Stack>
      )}
    </EndpointForm>
  )
}
