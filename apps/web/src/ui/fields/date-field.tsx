import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { dayWords, readDay } from '../text/dates.ts'
import styles from './fields.module.css'
import { useReadText } from './use-read-text.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD`, or empty. */
  value?: string | null
  /** Gets `YYYY-MM-DD`, '' where it is empty, or the text as typed where it is no day. */
  onChange?: (day: string) => void
}

/** A day, typed as MM/DD/YYYY (3/5/26 will do) or picked from the browser's calendar. */
export const DateField = ({ value, onChange, onBlur, error, label, ...input }: Props) => {
  const { required } = input
  const text = { value: value ?? '', words: dayWords, read: readDay, onChange, onBlur }
  const { typed, settle, props } = useReadText({ ...text, error, required })
  const picker = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      placeholder="MM/DD/YYYY"
      inputMode="numeric"
      autoComplete="off"
      {...input}
      label={label}
      {...props}
      rightSection={
        <span className={styles.picker}>
          <ActionIcon
            variant="subtle"
            color="gray"
            tabIndex={-1}
            disabled={input.disabled ?? false}
            aria-label={`Choose ${typeof label === 'string' ? label.toLowerCase() : 'a date'}`}
            onClick={() => picker.current?.showPicker?.()}
          >
            <IconCalendar size={16} aria-hidden />
          </ActionIcon>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={readDay(typed) ?? ''}
            onChange={(event) => settle(event.currentTarget.value)}
          />
        </span>
      }
    />
  )
}
