import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { hoursShown, readHours } from '../text/hours.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  label: string
  value?: number | ''
  /** Gets minutes, or '' where the field is empty or cannot be read. */
  onChange?: (minutes: number | '') => void
  error?: ReactNode
  disabled?: boolean
  /** The most hours; a day has 24. */
  max?: number
}

/** Hours as people count them, typed as 1.5 or 1:30; the value is minutes. */
export const DurationField = ({ value, onChange, error, max = 24, ...input }: Props) => {
  const { typed, setTyped, expect } = useTyped(shown(value))
  const [left, setLeft] = useState(false)
  const tell = (minutes: number | '') => {
    if (minutes === value) return
    expect(shown(minutes))
    onChange?.(minutes)
  }
  return (
    <TextInput
      required
      inputMode="decimal"
      autoComplete="off"
      rightSection="h"
      rightSectionPointerEvents="none"
      {...input}
      error={(left ? faultOf(typed, max) : null) ?? error}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        if (faultOf(text, max) === null) tell(readHours(text) ?? '')
      }}
      onBlur={({ currentTarget: { value: text } }) => {
        setLeft(true)
        tell(faultOf(text, max) === null ? (readHours(text) ?? '') : '')
      }}
    />
  )
}

/** What is wrong with what was typed, in words; the form says itself when it is empty. */
function faultOf(text: string, max: number): string | null {
  const minutes = readHours(text)
  if (minutes === undefined) return 'Enter hours, such as 1.5 or 1:30.'
  return minutes !== '' && minutes > max * 60 ? `Enter ${max} hours or less.` : null
}

const shown = (minutes: number | '' | undefined): string =>
  typeof minutes === 'number' ? hoursShown(minutes) : ''
