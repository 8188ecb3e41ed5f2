import { weekdayNames } from '@homeward/domain/care/recurrence-words'
import { Chip, Group, Input } from '@mantine/core'
import { useId } from 'react'

type Props = {
  label: string
  /** 0 Sunday to 6 Saturday. */
  value: readonly number[]
  onChange: (days: number[]) => void
  error?: string
}

/** Monday first, as weeks are shown. */
const order = [1, 2, 3, 4, 5, 6, 0]

/** Days of the week, each on or off. */
export const WeekdayField = ({ label, value, onChange, error }: Props) => {
  const errorId = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required
      error={error}
      errorProps={{ id: errorId }}
    >
      <Chip.Group
        multiple
        value={value.map(String)}
        onChange={(days) => onChange(days.map(Number))}
      >
        <Group gap={6} mt={4} role="group" aria-label={label}>
          {order.map((day) => (
            <Chip
              key={day}
              value={String(day)}
              size="sm"
              radius="sm"
              aria-label={weekdayNames[day]}
              aria-invalid={error !== undefined}
              aria-describedby={error && errorId}
            >
              {weekdayNames[day]?.slice(0, 3)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
