import type { Client } from '@homeward/contract/clients/clients'
import type { RevealableClientField } from '@homeward/contract/clients/reveal'
import { Checkbox, Group, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { RevealedValue } from '../reveal/revealed-value.tsx'

type Props = {
  label: string
  hint: string
  name: RevealableClientField
  client?: Client | undefined
  /** '' keeps the stored number, null removes it. */
  value?: string | null
  onChange?: (value: string | null) => void
  error?: ReactNode
  onBlur?: () => void
  onFocus?: () => void
  /** Writes what is typed as people write it. */
  shape?: (typed: string) => string
}

const asTyped = (typed: string): string => typed

/** A number that is typed once and then shown masked; the stored one never comes into the field. */
export const ProtectedField = ({
  label,
  hint,
  name,
  client,
  value,
  onChange,
  shape = asTyped,
  ...input
}: Props) => {
  const stored = client?.[name] ?? null
  const removed = value === null
  return (
    <div>
      <TextInput
        label={label}
        description={stored ? `${hint} Leave blank to keep the stored number.` : hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        disabled={removed}
        {...input}
        value={value ?? ''}
        onChange={(event) => onChange?.(shape(event.currentTarget.value))}
      />
      {client && stored && (
        <Group gap="md" mt={6} mih="1.75rem">
          <Text size="sm" component="span">
            Stored: <RevealedValue clientId={client.id} field={name} mask={stored} label={label} />
          </Text>
          <Checkbox
            size="xs"
            label={`Remove the stored ${inSentence(label)}`}
            checked={removed}
            onChange={(event) => onChange?.(event.currentTarget.checked ? null : '')}
          />
        </Group>
      )}
    </div>
  )
}

const inSentence = (label: string): string =>
  label.startsWith('Medic') ? label : label.charAt(0).toLowerCase() + label.slice(1)
