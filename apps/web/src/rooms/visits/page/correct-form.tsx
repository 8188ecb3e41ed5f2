import type { reviewVisit, Visit } from '@homeward/contract/visits/visits'
import { correctionReasonLabels, correctionReasons } from '@homeward/domain/visits/vocabulary'
import { Button, Group, Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { InputOf } from '../../../plumbing/api/types.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import { approvalOf, type ReviewErrors, type ReviewValues, reviewValues } from './review-times.ts'

export type ReviewFormProps = {
  visit: Visit
  saving: boolean
  onSend: (input: InputOf<typeof reviewVisit>) => void
  onClose: () => void
}

const reasons = correctionReasons.map((value) => ({ value, label: correctionReasonLabels[value] }))

/** Approves with other times than the device recorded, which needs a reason. */
export const CorrectForm = ({ visit, saving, onSend, onClose }: ReviewFormProps) => {
  const zone = useZone()
  const [values, setValues] = useState(() => reviewValues(visit, zone))
  const [errors, setErrors] = useState<ReviewErrors>({})
  const set = (name: keyof ReviewValues) => (value: string | null) => {
    setValues((held) => ({ ...held, [name]: value ?? '' }))
    setErrors((held) => ({ ...held, [name]: undefined }))
  }
  const field = (name: keyof ReviewValues) => ({
    value: values[name],
    error: errors[name],
    onChange: set(name),
  })
  const save = () => {
    const meant = approvalOf(visit, values, zone, new Date())
    setErrors('errors' in meant ? meant.errors : {})
    if ('input' in meant) onSend(meant.input)
  }
  return (
    <form
      noValidate
      aria-label="Correct the times"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
          <DateField label="Check-in day" {...field('inDay')} />
          <TimeField label="Check-in time" {...field('inClock')} />
          <DateField label="Check-out day" {...field('outDay')} />
          <TimeField label="Check-out time" {...field('outClock')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          <Select
            label="Reason"
            placeholder="Choose why the times differ"
            data={reasons}
            {...field('reason')}
          />
          <Textarea
            label="Note"
            autosize
            minRows={1}
            maxLength={1000}
            {...field('note')}
            onChange={(event) => set('note')(event.currentTarget.value)}
          />
        </SimpleGrid>
        <Text size="xs" c="dimmed">
          The device&apos;s own record stays beside the corrected times.
        </Text>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" loading={saving}>
            Approve with these times
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
