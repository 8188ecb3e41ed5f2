import { TextInput, type TextInputProps } from '@mantine/core'
import { dollars, readDollars } from '../text/money.ts'
import { useTyped } from './use-typed.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Cents, or null where it is empty. */
  value?: number | null
  /** Gets cents, or null where it is empty or no amount. */
  onChange?: (cents: number | null) => void
}

/** An amount of dollars; the value is cents. */
export const MoneyField = ({ value, onChange, onBlur, ...input }: Props) => {
  const { typed, setTyped, expect } = useTyped(shown(value))
  return (
    <TextInput
      inputMode="decimal"
      placeholder="0.00"
      leftSection="$"
      leftSectionPointerEvents="none"
      autoComplete="off"
      {...input}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const cents = readDollars(event.currentTarget.value)
        if (cents === undefined || cents === value) return
        expect(shown(cents))
        onChange?.(cents)
      }}
      onBlur={(event) => {
        const cents = readDollars(event.currentTarget.value) ?? null
        if (cents !== (value ?? null)) onChange?.(cents)
        setTyped(shown(cents))
        onBlur?.(event)
      }}
    />
  )
}

const shown = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? dollars(cents).replace('$', '') : ''
