import { updateVisit, type Visit } from '@homeward/contract/visits/visits'
import type { EditScope } from '@homeward/domain/visits/edit-scope'
import { Alert, Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { durationWords, inZone } from '../../../ui/text/dates.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { touchedBySchedule } from '../queries.ts'
import { toastChanged } from './put-back.ts'
import { ScopeField } from './scope-field.tsx'
import { moveOf } from './move-times.ts'

type Props = { visit: Visit; onClose: () => void }

/** Moves a visit that has not started to another day or time. */
export const MoveForm = ({ visit, onClose }: Props) => {
  const zone = useZone()
  /** What speaks against the move; a reason allows it. */
  const [objection, setObjection] = useState<string>()
  return (
    <EndpointForm
      endpoint={updateVisit}
      record={visit}
      valuesOf={({ scheduled_date, scheduled_time, ends_at }) => ({
        scheduled_date,
        scheduled_time,
        end: inZone(ends_at, zone).clock,
        assignment_reason: '',
        scope: 'this' as EditScope,
      })}
      problemsOf={(values) => {
        const meant = moveOf(values, zone)
        if ('errors' in meant) return meant.errors
        return objection && !values.assignment_reason.trim()
          ? { assignment_reason: 'Enter a reason.' }
          : {}
      }}
      inputOf={(values) => {
        const meant = moveOf(values, zone)
        return {
          ...('move' in meant && meant.move),
          ...(values.scope !== 'this' && { scope: values.scope }),
          ...(objection && { assignment_reason: values.assignment_reason }),
        }
      }}
      draftKey={`visit:${visit.id}:move`}
      touches={touchedBySchedule}
      label="Reschedule visit"
      submitLabel="Reschedule visit"
      cancelLabel="Keep visit"
      onCancel={onClose}
      onRefused={({ code, message }) => {
        const needsReason = code === 'assignment_reason_needed'
        setObjection(needsReason ? message : undefined)
        return needsReason
      }}
      onDone={(moved) => {
        toastChanged('Visit rescheduled.', moved)
        onClose()
      }}
    >
      {({ values, getInputProps }) => {
        const meant = moveOf(values, zone)
        const field = (name: 'scheduled_date' | 'scheduled_time' | 'end') => {
          const { onChange, ...props } = getInputProps(name)
          // Another time may be free of it.
          const change = (value: string) => {
            setObjection(undefined)
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
            <ScopeField
              visit={visit}
              value={values.scope}
              onChange={getInputProps('scope').onChange}
            />
            {objection && (
              <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
                {objection}
                <Stack gap="xs" mt="xs" align="flex-start">
                  <TextInput
                    label="Reason"
                    description="It is kept with the visit."
                    styles={{ description: { color: 'inherit' } }}
                    maxLength={200}
                    {...getInputProps('assignment_reason')}
                  />
                  <Button size="xs" color="red" type="submit">
                    Move with this reason
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
