import { Checkbox, TextInput } from '@mantine/core'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & {
  name: 'social_security_number' | 'medicaid_id'
  label: string
  placeholder?: string
  /** The stored number, masked; null where there is none. */
  stored: string | null
}

/** A number that is never put into its field: an empty one keeps what is stored. */
export const ProtectedField = ({ field, name, label, placeholder, stored }: Props) => {
  const { value, onChange, ...props } = field(name)
  const removed = value === null
  return (
    <div>
      <TextInput
        label={label}
        placeholder={placeholder}
        description={stored ? `Stored: ${stored}. Leave blank to keep it.` : 'None stored.'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        disabled={removed}
        {...props}
        value={value ?? ''}
        onChange={onChange}
      />
      {stored && (
        <Checkbox
          mt="xs"
          size="xs"
          label={`Remove the stored ${label === 'Medicaid ID' ? label : label.toLowerCase()}`}
          checked={removed}
          onChange={(event) => onChange(event.currentTarget.checked ? null : '')}
        />
      )}
    </div>
  )
}
