import type { Client } from '@homeward/contract/clients'
import { addressLocationLabels } from '@homeward/domain/clients/vocabulary'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { AddressText } from './client-facts.tsx'

/** All addresses of a client, with what a check-in is compared with. */
export const ClientAddresses = ({ client }: { client: Client }) => (
  <Card
    title="Addresses"
    actions={
      client.abilities.edit && (
        <Button
          component={PageLink}
          href={to('client.edit.tab', { clientId: client.id, tab: 'addresses' })}
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
        >
          Edit addresses
        </Button>
      )
    }
  >
    {client.addresses.length === 0 && (
      <Text c="dimmed" size="sm">
        No address yet. Check-ins are compared with the primary one.
      </Text>
    )}
    <Stack gap="md">
      {client.addresses.map((address) => (
        <Group key={address.id} justify="space-between" align="flex-start" gap="xs">
          <div>
            <AddressText address={address} />
            <Text size="xs" c="dimmed" className="tabular">
              {address.latitude === null || address.longitude === null
                ? 'No coordinates: the place of a check-in cannot be compared'
                : `${address.latitude}, ${address.longitude}`}
            </Text>
          </div>
          <Group gap={6}>
            <Badge variant="default" tt="none" radius="sm">
              {addressLocationLabels[address.location_type]}
            </Badge>
            {address.primary && (
              <Badge variant="light" tt="none" radius="sm">
                Primary
              </Badge>
            )}
          </Group>
        </Group>
      ))}
    </Stack>
  </Card>
)
