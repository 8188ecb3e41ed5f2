import { ActionIcon, Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { type FreeRange, shifted } from './free-range.ts'
import styles from './free.module.css'

type Props = {
  range: FreeRange
  onChange: (change: Record<string, string | undefined>) => void
}

/** Which days, and between which clocks. */
export const RangeBar = ({ range, onChange }: Props) => (
  <div className={styles.range} role="group" aria-label="Days and hours" data-print="no">
    <DateField
      label="From"
      size="xs"
      value={range.start}
      onChange={(day) => onChange({ start_date: day || undefined })}
    />
    <DateField
      label="To"
      size="xs"
      value={range.end}
      onChange={(day) => onChange({ end_date: day || undefined })}
    />
    <TimeField
      label="Between"
      size="xs"
      placeholder="any time"
      value={range.from}
      onChange={(clock) => onChange({ start_time: clock || undefined })}
    />
    <TimeField
      label="And"
      size="xs"
      placeholder="any time"
      value={range.until}
      onChange={(clock) => onChange({ end_time: clock || undefined })}
    />
    <Group gap="xs" className={styles.leaf}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label="Previous days"
        onClick={() => onChange(shifted(range, -1))}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Button
        size="xs"
        variant="default"
        onClick={() => onChange({ start_date: undefined, end_date: undefined })}
      >
        Next 7 days
      </Button>
      <ActionIcon
        variant="default"
        size={30}
        aria-label="Next days"
        onClick={() => onChange(shifted(range, 1))}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  </div>
)
