import type { ClientContact } from '@homeward/contract/clients/parts'
import type { Client } from '@homeward/contract/clients/clients'
import { contactKindLabels } from '@homeward/domain/clients/contacts'
import { Anchor, Text } from '@mantine/core'
import { Card } from '../../../../ui/record/facts.tsx'
import { Phone } from '../../../../ui/text/phone.tsx'
import styles from './details.module.css'
import { EditLink } from './edit-link.tsx'

/** Everybody around a client, with how they are reached. */
export const PeopleCard = ({ client }: { client: Client }) => {
  const people = [
    ...client.emergency_contacts,
    ...client.case_managers,
    ...client.physicians,
    ...client.pharmacies,
  ]
  return (
    <Card title="Contacts" actions={<EditLink client={client} tab="contacts" of="people" />}>
      {people.length === 0 && (
        <Text c="dimmed" size="sm">
          No contacts yet. Add an emergency contact first.
        </Text>
      )}
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </Card>
  )
}

const Person = ({ person }: { person: ClientContact }) => (
  <li>
    <Text size="xs" c="dimmed">
      {contactKindLabels[person.kind]}
    </Text>
    <Text fw={600}>{person.name}</Text>
    <Text size="sm" c="dimmed">
      {[person.relationship, person.organization, person.npi && `NPI ${person.npi}`]
        .filter(Boolean)
        .join(' · ')}
    </Text>
    {person.phone && (
      <Text size="sm">
        <Phone number={person.phone} />
      </Text>
    )}
    {person.fax && (
      <Text size="sm">
        Fax <Phone number={person.fax} />
      </Text>
    )}
    {person.email && (
      <Text size="sm">
        <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>
      </Text>
    )}
    {person.address && <Text size="sm">{person.address}</Text>}
    {person.note && (
      <Text size="sm" c="dimmed">
        {person.note}
      </Text>
    )}
  </li>
)
