import { failureOf } from '@homeward/contract/failures'
import { allocationLabels, allocations, type Allocation } from '@homeward/domain/care/remainders'
import {
  type Allowance,
  authorizedMinutesPerWeek,
  plannedMinutesPerWeek,
} from '@homeward/domain/care/minutes'
import { Button, Group, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { durationWords } from '../../../ui/text/dates.ts'
import type { Days } from './planned.ts'
import { withRemainders } from './remainders.ts'
import { type CareplanValues, drawnValues } from './shift-values.ts'

type Props = {
  form: UseFormReturnType<CareplanValues>
  days: Days
  /** What the authorization allows. */
  allowance: Allowance
}

/** Gives the shifts what they leave over of the hours of a week; saved with the rest of the form. */
export const RemainderButtons = ({ form, days, allowance }: Props) => {
  const [nothing, setNothing] = useState(false)
  const shifts = form.values.shifts_attributes
  const drawn = drawnValues(shifts)
  const left = authorizedMinutesPerWeek(allowance) - plannedMinutesPerWeek(drawn, days)
  if (drawn.length === 0 || left < 15) return null
  const give = (allocation: Allocation) => {
    const next = withRemainders(shifts, allocation, { days, allowance })
    setNothing(next === undefined)
    if (next) form.setFieldValue('shifts_attributes', next)
  }
  return (
    <Group gap="xs" role="group" aria-label="Hours left per week">
      <Text size="sm">{durationWords(left)} left per week. Add them:</Text>
      {allocations.map((allocation) => (
        <Button
          key={allocation}
          size="compact-sm"
          variant="default"
          onClick={() => give(allocation)}
        >
          {allocationLabels[allocation]}
        </Button>
      ))}
      <Text size="sm" c="dimmed" role="status">
        {nothing && failureOf('nothing_to_allocate').sentence}
      </Text>
    </Group>
  )
}
