import type { PageEndpoint } from '../../plumbing/api/types.ts'
import { Button, Group, Popover, Stack } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '../fields/date-field.tsx'
import { daysWords, dayWords, inZone } from '../text/dates.ts'
import { useZone } from '../text/zone.tsx'
import { ChipButton } from './chip-button.tsx'
import { presets } from './days-presets.ts'
import type { ChipProps } from './chip-props.ts'
import type { DaysFilter } from './types.ts'

type Props<E extends PageEndpoint> = ChipProps<E, DaysFilter<E>>

export const DaysChip = <E extends PageEndpoint>({ filter, flat, change }: Props<E>) => {
  const [opened] = useState(() => new Date())
  const today = inZone(opened, useZone()).day
  const [start, end] = [`${filter.name}[start_date]`, `${filter.name}[end_date]`]
  const set = (from: string | undefined, until: string | undefined) =>
    change({ [start]: from, [end]: until })
  return (
    <Popover trapFocus position="bottom-start" width={320}>
      <Popover.Target>
        <ChipButton label={filter.label} value={rangeWords(flat[start], flat[end])} />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Group gap={6}>
            {presets(today).map((preset) => (
              <Button
                key={preset.label}
                size="compact-xs"
                variant="default"
                onClick={() => set(preset.start, preset.end)}
              >
                {preset.label}
              </Button>
            ))}
          </Group>
          <Group grow>
            <DateField
              label="From"
              value={flat[start] ?? ''}
              onChange={(day) => set(day || undefined, flat[end])}
            />
            <DateField
              label="To"
              value={flat[end] ?? ''}
              onChange={(day) => set(flat[start], day || undefined)}
            />
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

const rangeWords = (start: string | undefined, end: string | undefined): string | undefined => {
  if (start && end) return daysWords(start, end)
  if (start) return `from ${dayWords(start)}`
  return end && `to ${dayWords(end)}`
}
