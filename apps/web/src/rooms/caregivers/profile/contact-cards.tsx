import type { Agent } from '@homeward/contract/caregivers/agents'
import { addressLocationLabels } from '@homeward/domain/address/location-types'
import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import type { AgentTab } from '../edit/values/agent-tabs.ts'
import { zipWords } from '../../../ui/text/zip.ts'

type Props = { agent: Agent }

/** Whom the office calls when something happened to somebody. */
export const EmergencyContacts = ({ agent }: Props) => (
  <Part agent={agent} title="Emergency contacts" tab="emergency">
    {agent.emergency_contacts.length === 0 && (
      <Text size="sm" c="dimmed">
        No emergency contacts yet. Add someone the office can call in an emergency.
      </Text>
    )}
    {agent.emergency_contacts.map(({ id, name, relationship, phone, email }) => (
      <Group key={id} gap="xs">
        <Text fw={550}>{name}</Text>
        {relationship && <Text c="dimmed">{relationship}</Text>}
        <Phone number={phone} />
        {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      </Group>
    ))}
  </Part>
)

export const AgentAddresses = ({ agent }: Props) => (
  <Part agent={agent} title="Addresses" tab="contact">
    {agent.addresses.length === 0 && (
      <Text size="sm" c="dimmed">
        No address yet. Add one to calculate the distance to clients.
      </Text>
    )}
    {agent.addresses.map(({ id, street, unit, city, state, zip, location_type, primary }) => (
      <Group key={id} gap="xs">
        <address style={{ fontStyle: 'normal' }}>
          {[street, unit].filter(Boolean).join(', ')}, {city}, {state} {zipWords(zip)}
        </address>
        <Badge variant="default" tt="none" radius="sm">
          {addressLocationLabels[location_type]}
        </Badge>
        {primary && (
          <Badge variant="light" tt="none" radius="sm">
            Primary
          </Badge>
        )}
      </Group>
    ))}
  </Part>
)

type PartProps = { agent: Agent; title: string; tab: AgentTab; children: ReactNode }

/** A card whose contents are changed under one tab of the form. */
const Part = ({ agent, title, tab, children }: PartProps) => (
  <Card
    title={title}
    actions={
      agent.abilities.edit && (
        <Button
          component={PageLink}
          href={to('agent.edit.tab', { agentId: agent.id, tab })}
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          aria-label={`Edit ${title.toLowerCase()}`}
        >
          Edit
        </Button>
      )
    }
  >
    <Stack gap="xs">{children}</Stack>
  </Card>
)
