import { isNpi } from '@homeward/domain/agency/npi'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: string
  onChange?: (npi: string) => void
}

const digits = 10

/** A National Provider Identifier, compared with its check digit as soon as all digits are there. */
export const NpiField = ({ value = '', onChange, error, ...input }: Props) => {
  const complete = value.length === digits
  const wrong = complete && !isNpi(value)
  return (
    <TextInput
      label="NPI"
      placeholder="10 digits"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      {...input}
      value={value}
      onChange={(event) =>
        onChange?.(event.currentTarget.value.replace(/\D/g, '').slice(0, digits))
      }
      error={wrong ? 'The check digit does not match. Check the number.' : error}
      rightSection={
        complete && !wrong ? (
          <IconCircleCheck
            size={18}
            role="img"
            aria-label="Valid check digit"
            color="var(--mantine-color-pine-6)"
          />
        ) : undefined
      }
    />
  )
}
