import { type ContactKind, contactKindLabels } from '@homeward/domain/clients/contacts'
import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../../plumbing/new-key.ts'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { contactLists, type ContactValues, newContact } from '../values/contact-values.ts'
import { withoutRow, withRowBack } from '../../../../ui/form/rows.ts'
import { ContactEntry } from './contact-entry.tsx'

const titles: Record<ContactKind, string> = {
  emergency_contact: 'Emergency contacts',
  case_manager: 'Case managers',
  physician: 'Physicians',
  pharmacy: 'Pharmacies',
}

type Props = Pick<PartProps, 'field' | 'form'> & { kind: ContactKind }

/** The people of one kind around a client: add, change, remove. */
export const ContactList = ({ kind, field, form }: Props) => {
  const name = contactLists[kind]
  const contacts = form.values[name]
  const change = (next: ContactValues[]) => form.setFieldValue(name, next)
  const word = contactKindLabels[kind]
  return (
    <FormSection title={titles[kind]} columns={1}>
      <Stack gap="sm">
        {contacts.length === 0 && (
          <Text size="sm" c="dimmed">
            None yet.
          </Text>
        )}
        {contacts.map((contact, at) => (
          <ContactEntry
            key={contact.key}
            kind={kind}
            title={`${word} ${at + 1}`}
            contact={contact}
            field={(path) => field(`${name}.${at}.${path}`)}
            onRemove={() => change(withoutRow(contacts, contact))}
            onRestore={() => change(withRowBack(contacts, contact))}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => change([...contacts, newContact(newKey())])}
        >
          Add {word.toLowerCase()}
        </Button>
      </Stack>
    </FormSection>
  )
}
