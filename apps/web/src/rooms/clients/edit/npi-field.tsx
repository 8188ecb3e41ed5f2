import { TextInput, type TextInputProps } from '@mantine/core'

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: string
  onChange?: (npi: string) => void
}

/** A National Provider Identifier: only its ten digits can be typed. */
export const NpiField = ({ value, onChange, ...input }: Props) => (
  <TextInput
    label="NPI"
    placeholder="10 digits"
    inputMode="numeric"
    autoComplete="off"
    spellCheck={false}
    {...input}
    value={value ?? ''}
    onChange={(event) => onChange?.(event.currentTarget.value.replace(/\D/g, '').slice(0, 10))}
  />
)
