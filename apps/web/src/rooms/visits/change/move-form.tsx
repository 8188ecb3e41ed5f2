import { updateVisit, type Visit } from '@homeward/contract/visits/visits'
import { Alert, Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { durationWords, inZone } from '../../../ui/text/dates.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { touchedBySchedule } from '../queries.ts'
import { moveOf } from './move-times.ts'

type Props = { visit: Visit; onClose: () => void }

/** Moves a visit that has not started to another day or time. */
export const MoveForm = ({ visit, onClose }: Props) => {
  const zone = useZone()
  /** Why the caregiver counts as double booked; a reason allows it. */
  const [overlap, setOverlap] = useState<string>()
  return (
    <EndpointForm
      endpoint={updateVisit}
      record={visit}
      valuesOf={({ scheduled_date, scheduled_time, ends_at }) => ({
        scheduled_date,
        scheduled_time,
        end: inZone(ends_at, zone).clock,
        overlap_reason: '',
      })}
      problemsOf={(values) => {
        const meant = moveOf(values, zone)
        if ('errors' in meant) return meant.errors
        return overlap && !values.overlap_reason.trim()
          ? { overlap_reason: 'Enter a reason for the overlap.' }
          : {}
      }}
      inputOf={(values) => {
        const meant = moveOf(values, zone)
        return {
          ...('move' in meant && meant.move),
          ...(overlap && { overlap_reason: values.overlap_reason }),
        }
      }}
      draftKey={`visit:${visit.id}:move`}
      touches={touchedBySchedule}
      label="Reschedule visit"
      submitLabel="Reschedule visit"
      cancelLabel="Keep visit"
      onCancel={onClose}
      onRefused={({ code, message }) => {
        const doubleBooked = code === 'caregiver_double_booked'
        setOverlap(doubleBooked ? message : undefined)
        return doubleBooked
      }}
      onDone={() => {
        toastDone('Visit rescheduled.')
        onClose()
      }}
    >
      {({ values, getInputProps }) => {
        const meant = moveOf(values, zone)
        const field = (name: 'scheduled_date' | 'scheduled_time' | 'end') => {
          const { onChange, ...props } = getInputProps(name)
          // At another time the caregiver may be free.
          const change = (value: string) => {
            setOverlap(undefined)
            onChange(value)
          }
          return { ...props, onChange: change }
        }
        return (
          <Stack gap="xs">
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
              <DateField label="Day" {...field('scheduled_date')} />
              <TimeField label="Start" {...field('scheduled_time')} />
              <TimeField label="End" {...field('end')} />
            </SimpleGrid>
            {'move' in meant && (
              <Text size="sm" c="dimmed">
                {durationWords(meant.move.scheduled_duration)}
                {values.end <= values.scheduled_time && ', ends the next day'}
              </Text>
            )}
            {overlap && (
              <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
                {overlap}
                <Stack gap="xs" mt="xs" align="flex-start">
                  <TextInput
                    label="Reason for the overlap"
                    description="The visit stays flagged as overlapping."
                    styles={{ description: { color: 'inherit' } }}
                    maxLength={200}
                    {...getInputProps('overlap_reason')}
                  />
                  <Button size="xs" color="red" type="submit">
                    Allow the overlap
                  </Button>
                </Stack>
              </Alert>
            )}
          </Stack>
        )
      }}
    </EndpointForm>
  )
}
