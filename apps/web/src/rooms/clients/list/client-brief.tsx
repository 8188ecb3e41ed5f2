import type { Client } from '@homeward/contract/clients/clients'
import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { BriefQuery } from '../../../ui/list/beside/brief-query.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FactList } from '../../../ui/record/facts.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { AddressText } from '../profile/client-facts.tsx'
import { ClientBadges, ClientLine } from '../profile/client-badges.tsx'
import { VisitLines } from '../profile/visit-lines.tsx'
import { clientQuery, comingVisits } from '../queries.ts'

/** One client in short, for a panel: what to know before a call, where they live, who comes next. */
export const ClientBrief = ({ id }: { id: string }) => (
  <BriefQuery query={useQuery(clientQuery(id))} of="client">
    {(client) => <Loaded client={client} />}
  </BriefQuery>
)

const Loaded = ({ client }: { client: Client }) => {
  const can = useCan()
  const [contact] = client.emergency_contacts
  return (
    <Stack gap="md">
      <Head client={client} />
      <FactList
        facts={[
          { label: 'Phone', value: <Phone number={client.phone} /> },
          {
            label: 'Address',
            value: client.current_address && <AddressText address={client.current_address} />,
          },
          { label: 'Office', value: client.office?.name },
          { label: 'Payor', value: client.primary_payor?.name },
          { label: 'Member ID', value: client.medicaid_number },
          ...(contact
            ? [
                {
                  label: contact.relationship ?? 'Emergency contact',
                  value: (
                    <>
                      {contact.name}
                      <br />
                      <Phone number={contact.phone} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {can('visits.read') && <NextVisits clientId={client.id} />}
    </Stack>
  )
}

/** Who it is, how they stand, and what must not be missed. */
const Head = ({ client }: { client: Client }) => (
  <Stack gap="xs">
    <Group gap="sm" wrap="nowrap">
      <Avatar name={client.name} kind="client" size="md" />
      <div>
        <Title order={2}>
          <Anchor
            component={PageLink}
            href={to('client', { clientId: client.id })}
            inherit
            c="inherit"
          >
            {client.name}
          </Anchor>
        </Title>
        <ClientLine client={client} />
      </div>
    </Group>
    <Group gap="xs">
      <ClientBadges client={client} />
    </Group>
  </Stack>
)

const NextVisits = ({ clientId }: { clientId: string }) => {
  const visits = useQuery(comingVisits(clientId, useToday())).data?.data
  return (
    <Stack gap="xs">
      <Title order={3}>Upcoming visits</Title>
      {visits?.length === 0 && 'No visits in the next 8 weeks.'}
      {visits && <VisitLines label="Upcoming visits" visits={visits} />}
      <Button
        component={PageLink}
        variant="default"
        href={to('client.calendar', { clientId })}
        leftSection={<IconCalendar size={16} aria-hidden />}
      >
        Open calendar
      </Button>
    </Stack>
  )
}
