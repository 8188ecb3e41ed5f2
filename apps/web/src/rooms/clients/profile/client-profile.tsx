import type { InputOf } from '../../../plumbing/api/types.ts'
import type { clientNeighbours } from '@homeward/contract/clients/lists'
import type { Client } from '@homeward/contract/clients/clients'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, usePathParams } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { Columns } from '../../../ui/record/columns.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import type { RecordTab } from '../../../ui/record/record-tabs.tsx'
import { MergedNotice } from '../merge/merged-notice.tsx'
import { useMergedInto } from '../merge/use-merged-into.ts'
import { clientQuery, neighboursQuery } from '../queries.ts'
import { ClientActions } from './client-actions.tsx'
import { ClientBadges, ClientLine } from './client-badges.tsx'
import { ClientDetails } from './details/client-details.tsx'
import { ClientHistory } from './client-history.tsx'
import { AllVisits, ClientVisits } from './client-visits.tsx'
import { ClientSide } from './client-side.tsx'
import styles from './side.module.css'
import { listOf } from './list-origin.ts'

type Part = (client: Client) => ReactNode

type Props = {
  /** Tabs of other rooms, which stand before the history. */
  more?: readonly RecordTab<Client>[]
  /** What other rooms show on the first page: at full width, and beside the next visits. */
  wide?: Part
  half?: Part
}

const overviewOf = ({ wide, half }: Props): RecordTab<Client> => ({
  id: 'overview',
  label: 'Overview',
  flush: true,
  render: (client) => (
    <Columns of="Client" side={<ClientSide client={client} />}>
      {wide?.(client)}
      <div className={styles.pair}>
        <div>{half?.(client)}</div>
        <ClientVisits client={client} />
      </div>
    </Columns>
  ),
})

const profileTab: RecordTab<Client> = {
  id: 'profile',
  label: 'Profile',
  render: (client) => <ClientDetails client={client} />,
}

const visitsTab: RecordTab<Client> = {
  id: 'visits',
  label: 'Visits',
  render: (client) => <AllVisits client={client} />,
}

const historyTab: RecordTab<Client> = {
  id: 'history',
  label: 'History',
  render: (client) => <ClientHistory client={client} />,
}

/** The page of a client, to which other rooms bring parts and tabs of their own. */
export const ClientProfile = ({ more = [], ...parts }: Props) => {
  const can = useCan()
  const { clientId } = usePathParams('client')
  const query = useQuery(clientQuery(clientId))
  useMergedInto(query.error)
  const { tab, from, merged } = useFlatQuery()
  const neighbours = useNeighbours(clientId, from)
  const tabs = [
    overviewOf(parts),
    profileTab,
    ...(can('visits.read') ? [visitsTab] : []),
    ...more,
    ...(can('history.read') ? [historyTab] : []),
  ]
  const addressOf = (id: string | null | undefined) =>
    id ? to('client', { clientId: id }, { ...(tab && { tab }), ...(from && { from }) }) : undefined
  return (
    <RecordScreen
      key={clientId}
      sheet
      query={query}
      of="Client"
      people={({ name }) => [{ name, kind: 'client' }]}
      title={(client) => client.name}
      crumbs={[{ label: 'Clients', href: to('clients', {}, listOf(from ?? '')) }]}
      badges={(client) => <ClientBadges client={client} />}
      under={(client) => <ClientLine client={client} />}
      actions={(client) => <ClientActions client={client} />}
      above={merged ? (client: Client) => <MergedNotice client={client} /> : undefined}
      neighbours={(client) => ({
        previous: addressOf(from ? neighbours?.prev?.id : client.prev_client_id),
        next: addressOf(from ? neighbours?.next?.id : client.next_client_id),
      })}
      tabs={tabs}
    />
  )
}

/** Who stands beside a client in the list from which the page was opened. */
const useNeighbours = (clientId: string, from: string | undefined) => {
  // What the address says of the list is checked by the server, as the list itself is.
  const list = listOf(from ?? '') as Omit<InputOf<typeof clientNeighbours>, 'id'>
  const query = useQuery({ ...neighboursQuery(clientId, list), enabled: from !== undefined })
  return query.data
}
