import type { Client } from '@homeward/contract/clients'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, usePathParams } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { RecordScreen, type RecordTab } from '../../../ui/record/record-screen.tsx'
import { ClientActions } from './client-actions.tsx'
import { ClientAddresses } from './client-addresses.tsx'
import { ClientBadges } from './client-badges.tsx'
import { clientFacts } from './client-facts.tsx'
import { AllVisits, ClientVisits } from './client-visits.tsx'
import { clientQuery } from '../queries.ts'

const historyTab: RecordTab<Client> = {
  id: 'history',
  label: 'History',
  render: ({ id }) => <HistoryCard type="client" id={id} />,
}

type Props = {
  /** What the room of authorizations and care plans adds to the overview. */
  care: (client: Client) => ReactNode
  /** Tabs of other rooms, before the history. */
  more?: readonly RecordTab<Client>[]
}

/** The page of a client. */
export const ClientProfile = ({ care, more = [] }: Props) => {
  const can = useCan()
  const { clientId } = usePathParams('client')
  const query = useQuery(clientQuery(clientId))
  const { tab } = useFlatQuery()
  const tabs: readonly RecordTab<Client>[] = [
    {
      id: 'overview',
      label: 'Overview',
      render: (client) => (
        <div style={{ display: 'grid', gap: '1rem' }}>
          {care(client)}
          <ClientVisits client={client} />
        </div>
      ),
    },
    { id: 'visits', label: 'Visits', render: (client) => <AllVisits client={client} /> },
    {
      id: 'addresses',
      label: 'Addresses',
      count: (client) => client.addresses.length,
      render: (client) => <ClientAddresses client={client} />,
    },
    ...more,
    ...(can('history.read') ? [historyTab] : []),
  ]
  const neighbour = (id: string | null) =>
    id === null ? undefined : to('client', { clientId: id }, tab ? { tab } : {})
  return (
    <RecordScreen
      key={clientId}
      query={query}
      of="Client"
      title={(client) => client.name}
      crumbs={[{ label: 'Clients', href: to('clients') }]}
      badges={(client) => <ClientBadges client={client} />}
      actions={(client) => <ClientActions client={client} />}
      facts={clientFacts}
      neighbours={(client) => ({
        previous: neighbour(client.prev_client_id),
        next: neighbour(client.next_client_id),
      })}
      tabs={tabs}
    />
  )
}
