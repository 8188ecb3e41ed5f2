import { TextInput, type TextInputProps } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { clockWords, readClock } from '../text/dates.ts'
import { useReadText } from './use-read-text.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `HH:MM` in the agency's zone, or empty. */
  value?: string | null
  /** Gets `HH:MM`, '' where it is empty, or the text as typed where it is no time. */
  onChange?: (clock: string) => void
}

/** A time of day, typed as hh:mm AM (8:30p, 830a and 20:30 will do). */
export const TimeField = ({ value, onChange, onBlur, error, ...input }: Props) => {
  const { required } = input
  const text = { value: value ?? '', words: shown, read: readClock, onChange, onBlur }
  const { props } = useReadText({ ...text, error, required })
  return (
    <TextInput
      placeholder="hh:mm AM"
      autoComplete="off"
      rightSection={<IconClock size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      {...input}
      {...props}
    />
  )
}

const shown = (clock: string): string => (/^\d{2}:\d{2}$/.test(clock) ? clockWords(clock) : clock)
