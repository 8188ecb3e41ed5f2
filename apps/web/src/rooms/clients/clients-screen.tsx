import { type ClientRow, listClients } from '@homeward/contract/clients'
import { listName } from '@homeward/domain/clients/name'
import { clientStatuses, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { to } from '../../plumbing/paths/to.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../ui/list/types.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { Phone } from '../../ui/text/phone.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { DateText, None } from '../../ui/text/values.tsx'
import { officeLookup, payorLookup } from './queries.ts'

const filters: readonly Filter<typeof listClients>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: clientStatuses.map((value) => ({ value, label: clientStatusLabels[value] })),
    initial: 'active',
    all: 'all',
  },
  { kind: 'lookup', name: 'office_id', label: 'Office', lookup: officeLookup },
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
]

const columns: readonly Column<ClientRow>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'last_name',
    cell: (row) => listName({ firstName: row.first_name, lastName: row.last_name }),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    cell: (row) => <StatusBadge status={row.status} label={clientStatusLabels[row.status]} />,
  },
  {
    key: 'birthdate',
    header: 'Birthdate',
    sort: 'birthdate',
    wide: true,
    cell: (row) => <DateText day={row.birthdate} />,
  },
  {
    key: 'phone',
    header: 'Phone',
    cell: (row) => <Phone number={row.phone} />,
  },
  { key: 'city', header: 'City', cell: (row) => row.city ?? <None /> },
  { key: 'payor', header: 'Payor', cell: (row) => row.primary_payor?.name ?? <None /> },
  { key: 'office', header: 'Office', wide: true, cell: (row) => row.office?.name ?? <None /> },
]

/** R080: the clients, narrowed and sorted in the address. */
export const ClientsScreen = () => {
  const can = useCan()
  const add = can('clients.write') && (
    <Button
      component={PageLink}
      href={to('clients.add')}
      leftSection={<IconUserPlus size={16} aria-hidden />}
    >
      Add client
    </Button>
  )
  return (
    <ListScreen
      title="Clients"
      of="clients"
      endpoint={listClients}
      search="search"
      filters={filters}
      initialSort="last_name"
      columns={columns}
      link={(row) => to('client', { clientId: row.id })}
      actions={add}
      empty={{
        title: 'No active clients yet',
        hint: 'Add the first client, or choose another status above.',
        action: add,
      }}
    />
  )
}
