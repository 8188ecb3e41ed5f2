import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { dayWords, readDay } from '../text/dates.ts'
import styles from './fields.module.css'
import { useTyped } from './use-typed.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD`, or empty. */
  value?: string | null
  /** Gets `YYYY-MM-DD`, '' where it is empty, or the text as typed where it is no day. */
  onChange?: (day: string) => void
}

/** A day, typed as MM/DD/YYYY (3/5/26 will do) or picked from the browser's calendar. */
export const DateField = ({ value, onChange, onBlur, label, ...input }: Props) => {
  const { typed, setTyped } = useTyped(dayWords(value ?? ''))
  const picker = useRef<HTMLInputElement>(null)
  const settle = (text: string) => {
    const day = readDay(text) ?? text.trim()
    setTyped(dayWords(day))
    if (day !== (value ?? '')) onChange?.(day)
  }
  return (
    <TextInput
      placeholder="MM/DD/YYYY"
      inputMode="numeric"
      autoComplete="off"
      {...input}
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => {
        settle(event.currentTarget.value)
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget.value)
      }}
      rightSection={
        <span className={styles.picker}>
          <ActionIcon
            variant="subtle"
            color="gray"
            tabIndex={-1}
            disabled={input.disabled ?? false}
            aria-label={`Pick ${typeof label === 'string' ? label.toLowerCase() : 'a day'}`}
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
