import { type ContactKind, contactRelationships } from '@homeward/domain/clients/contacts'
import { Autocomplete, Button, SimpleGrid, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import styles from '../edit.module.css'
import type { FieldProps } from '../field-props.ts'
import { NpiField } from '../npi-field.tsx'
import { type ContactField, type ContactValues, fieldsOfKind } from '../values/contact-values.ts'
import { RemovedRow } from './removed-row.tsx'

type Props = FieldProps & {
  kind: ContactKind
  title: string
  contact: ContactValues
  onRemove: () => void
  onRestore: () => void
}

/** One person or place around a client, with the fields of its kind. */
export const ContactEntry = ({ kind, title, contact, field, onRemove, onRestore }: Props) => {
  if (contact._destroy) return <RemovedRow words={contact.name} onRestore={onRestore} />
  return (
    <fieldset className={styles.entry}>
      <legend>{title}</legend>
      <Button
        className={styles.remove}
        size="compact-sm"
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={14} aria-hidden />}
        aria-label={`Remove ${title.toLowerCase()}`}
        onClick={onRemove}
      >
        Remove
      </Button>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="xs">
        {fieldsOfKind[kind].map((name) => (
          <EntryField key={name} name={name} field={field} />
        ))}
      </SimpleGrid>
    </fieldset>
  )
}

const labels: Record<ContactField, string> = {
  name: 'Name',
  relationship: 'Relationship',
  organization: 'Organization',
  phone: 'Phone',
  fax: 'Fax',
  email: 'E-mail',
  npi: 'NPI',
  address: 'Address',
  note: 'Note',
}

const EntryField = ({ name, field }: FieldProps & { name: ContactField }) => {
  if (name === 'npi') return <NpiField {...field(name)} />
  if (name === 'relationship')
    return <Autocomplete label={labels[name]} data={[...contactRelationships]} {...field(name)} />
  return (
    <TextInput
      label={labels[name]}
      required={name === 'name'}
      type={name === 'phone' || name === 'fax' ? 'tel' : 'text'}
      autoComplete="off"
      {...field(name)}
    />
  )
}
