import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { durationWords, inZone } from '../../../ui/text/dates.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { moveOf, type MoveValues } from './move-times.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useVisitChange } from './use-visit-change.ts'

type Props = { visit: Visit; onClose: () => void }

/** Moves a visit that has not started to another day or time. */
export const MoveForm = ({ visit, onClose }: Props) => {
  const zone = useZone()
  const [values, setValues] = useState<MoveValues>({
    date: visit.scheduled_date,
    start: visit.scheduled_time,
    end: inZone(visit.ends_at, zone).clock,
  })
  const [errors, setErrors] = useState<Partial<MoveValues>>({})
  const change = useVisitChange(visit, 'The visit is moved.', onClose)
  const field = (name: keyof MoveValues) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((held) => ({ ...held, [name]: value }))
      change.clear()
    },
  })
  const meant = moveOf(values, zone)
  const save = () => {
    setErrors('errors' in meant ? meant.errors : {})
    if ('move' in meant) change.save(meant.move)
  }
  return (
    <form
      noValidate
      aria-label="Move the visit"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="xs">
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
          <DateField label="Day" {...field('date')} />
          <TimeField label="Start" {...field('start')} />
          <TimeField label="End" {...field('end')} />
        </SimpleGrid>
        {'move' in meant && (
          <Text size="sm" c="dimmed">
            {durationWords(meant.move.scheduled_duration)}
            {values.end <= values.start && ', ends on the next day'}
          </Text>
        )}
        <RefusalNote change={change} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" loading={change.saving}>
            Move the visit
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
