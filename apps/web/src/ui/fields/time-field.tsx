import { TextInput, type TextInputProps } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { clockWords, readClock } from '../text/dates.ts'
import { useTyped } from './use-typed.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `HH:MM` in the agency's zone, or empty. */
  value?: string | null
  /** Gets `HH:MM`, '' where it is empty, or the text as typed where it is no time. */
  onChange?: (clock: string) => void
}

/** A time of day, typed as hh:mm AM (8:30p, 830a and 20:30 will do). */
export const TimeField = ({ value, onChange, onBlur, ...input }: Props) => {
  const { typed, setTyped } = useTyped(shown(value))
  const settle = (text: string) => {
    const clock = readClock(text) ?? text.trim()
    setTyped(shown(clock))
    if (clock !== (value ?? '')) onChange?.(clock)
  }
  return (
    <TextInput
      placeholder="hh:mm AM"
      autoComplete="off"
      rightSection={<IconClock size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      {...input}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => {
        settle(event.currentTarget.value)
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget.value)
      }}
    />
  )
}

const shown = (clock: string | null | undefined): string =>
  /^\d{2}:\d{2}$/.test(clock ?? '') ? clockWords(clock ?? '') : (clock ?? '')
