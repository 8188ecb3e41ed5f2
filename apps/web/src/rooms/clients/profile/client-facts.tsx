import type { Address, Client } from '@homeward/contract/clients/clients'
import { genderWords } from '@homeward/domain/person/gender'
import { Anchor } from '@mantine/core'
import type { Fact } from '../../../ui/record/facts.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { Phone } from '../../../ui/text/phone.tsx'
import { zipWords } from '../../../ui/text/zip.ts'

/** An address on two lines. */
export const AddressText = ({ address }: { address: Address }) => (
  <address style={{ fontStyle: 'normal' }}>
    {[address.street, address.unit].filter(Boolean).join(', ')}
    <br />
    {address.city}, {address.state} {zipWords(address.zip)}
    {address.county && ` (${address.county.replace(/\s+county$/i, '')} County)`}
  </address>
)

/** Who a client is and how they are reached. */
export const clientFacts = (client: Client): Fact[] => [
  { label: 'Phone', value: <Phone number={client.phone} /> },
  ...(client.secondary_phone
    ? [{ label: 'Second phone', value: <Phone number={client.secondary_phone} /> }]
    : []),
  {
    label: 'E-mail',
    value: client.email && <Anchor href={`mailto:${client.email}`}>{client.email}</Anchor>,
  },
  { label: 'Language', value: client.language },
  { label: 'Birthdate', value: client.birthdate && dayWords(client.birthdate) },
  { label: 'Gender', value: genderWords(client) },
  ...(client.middle_name ? [{ label: 'Middle name', value: client.middle_name }] : []),
  ...(client.nickname ? [{ label: 'Nickname', value: client.nickname }] : []),
  ...(client.left_on
    ? [
        {
          label: client.status === 'deceased' ? 'Date of death' : 'End date',
          value: [dayWords(client.left_on), client.left_reason].filter(Boolean).join(': '),
        },
      ]
    : []),
  { label: 'Office', value: client.office?.name },
  ...(client.branch ? [{ label: 'Branch', value: client.branch }] : []),
]
