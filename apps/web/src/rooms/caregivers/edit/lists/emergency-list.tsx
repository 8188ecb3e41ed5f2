import { SimpleGrid, TextInput } from '@mantine/core'
import { type ContactValues, newContact } from '../values/agent-values.ts'
import type { FieldProps } from '../field-props.ts'
import { RowList } from './row-list.tsx'

type Props = FieldProps & {
  rows: readonly ContactValues[]
  onChange: (rows: ContactValues[]) => void
}

const list = 'emergency_contacts_attributes'

/** Whom the office calls when something happened to somebody. */
export const EmergencyList = ({ field, rows, onChange }: Props) => (
  <RowList
    of="Contact"
    rows={rows}
    onChange={onChange}
    make={newContact}
    words={({ name, relationship }) => [name, relationship].filter(Boolean).join(', ')}
    none="No emergency contacts yet. Add someone the office can call in an emergency."
  >
    {(_, at) => (
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <TextInput label="Name" required autoComplete="off" {...field(`${list}.${at}.name`)} />
        <TextInput
          label="Relationship"
          placeholder="Sister"
          autoComplete="off"
          {...field(`${list}.${at}.relationship`)}
        />
        <TextInput
          label="Phone"
          required
          type="tel"
          placeholder="(919) 555-0123"
          autoComplete="off"
          {...field(`${list}.${at}.phone`)}
        />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="off"
          {...field(`${list}.${at}.email`)}
        />
      </SimpleGrid>
    )}
  </RowList>
)
