import type { Client } from '@homeward/contract/clients/clients'
import { Anchor, Text } from '@mantine/core'
import { contactKindLabels } from '@homeward/domain/clients/contacts'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import styles from './side.module.css'

const shown = 4

type Near = { key: string; name: string; is: string; phone: string | null; decides: boolean }

/** The people around a client, the nearest first; who decides stands out. */
export const CircleCard = ({ client }: { client: Client }) => {
  const { from } = useFlatQuery()
  const people = circleOf(client)
  return (
    <Card
      title="Circle of care"
      actions={
        <Anchor
          component={PageLink}
          href={to('client', { clientId: client.id }, { tab: 'profile', ...(from && { from }) })}
          size="xs"
        >
          {people.length > shown ? `All ${people.length} contacts` : 'Contacts'}
        </Anchor>
      }
    >
      {people.length === 0 && (
        <Text size="sm" c="dimmed">
          No contacts yet. Add an emergency contact first.
        </Text>
      )}
      <ul className={styles.circle} aria-label="Circle of care">
        {people.slice(0, shown).map(({ key, name, is, phone, decides }) => (
          <li key={key} data-decides={decides || undefined}>
            <Avatar name={name} kind="person" />
            <span>
              <b>{name}</b>
              <small>{is}</small>
            </span>
            {phone && <Phone number={phone} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const circleOf = (client: Client): Near[] => [
  ...(client.legal_guardian
    ? [
        {
          key: 'guardian',
          name: client.legal_guardian,
          is: [client.legal_guardian_relationship, 'decides'].filter(Boolean).join(', '),
          phone: null,
          decides: true,
        },
      ]
    : []),
  ...[...client.emergency_contacts, ...client.case_managers, ...client.physicians].map(
    ({ id, name, relationship, organization, kind, phone }) => ({
      key: id,
      name,
      is: relationship ?? organization ?? contactKindLabels[kind],
      phone,
      decides: false,
    }),
  ),
]
