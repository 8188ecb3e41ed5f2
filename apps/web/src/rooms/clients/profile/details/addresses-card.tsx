import type { Client } from '@homeward/contract/clients/clients'
import { addressLocationLabels } from '@homeward/domain/address/location-types'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { Card } from '../../../../ui/record/facts.tsx'
import { AddressText } from '../client-facts.tsx'
import { EditLink } from './edit-link.tsx'

/** All addresses of a client, with what a check-in is compared with. */
export const AddressesCard = ({ client }: { client: Client }) => (
  <Card title="Addresses" actions={<EditLink client={client} tab="addresses" />}>
    {client.addresses.length === 0 && (
      <Text c="dimmed" size="sm">
        No address yet. Check-ins are compared with the primary address.
      </Text>
    )}
    <Stack gap="md">
      {client.addresses.map((address) => (
        <Group key={address.id} justify="space-between" align="flex-start" gap="xs">
          <div>
            <AddressText address={address} />
            <Text size="xs" c="dimmed" className="tabular">
              {address.latitude === null || address.longitude === null
                ? 'No map location, so check-ins cannot be compared with this address'
                : `${address.latitude}, ${address.longitude}`}
            </Text>
          </div>
          <Group gap={6}>
            <Mark words={addressLocationLabels[address.location_type]} />
            {address.mailing_address && <Mark words="Mailing" />}
            {address.primary && <Mark words="Primary" chosen />}
          </Group>
        </Group>
      ))}
    </Stack>
  </Card>
)

const Mark = ({ words, chosen = false }: { words: string; chosen?: boolean }) => (
  <Badge variant={chosen ? 'light' : 'default'} tt="none" radius="sm">
    {words}
  </Badge>
)
