import { exportClients } from '@homeward/contract/clients/lists'
import { type ClientRow, listClients } from '@homeward/contract/clients/clients'
import { languages } from '@homeward/domain/person/languages'
import { clientFlagLabels, clientFlags } from '@homeward/domain/clients/list'
import { clientStatuses, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { originOf } from '../profile/list-origin.ts'
import { tagLookup } from '../../../ui/fields/tag-lookup.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { payorLookup, serviceLookup } from '../../../ui/fields/record-lookups.ts'
import { besideClients } from './beside-clients.tsx'
import { clientListColumns } from './client-columns.tsx'

const filters: readonly Filter<typeof listClients>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(clientStatuses, clientStatusLabels),
    initial: 'active',
    all: 'all',
  },
  officeFilter,
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
  { kind: 'lookup', name: 'service_id', label: 'Service', lookup: serviceLookup },
  { kind: 'lookup', name: 'tag', label: 'Tag', lookup: tagLookup },
  {
    kind: 'choice',
    name: 'language',
    label: 'Language',
    options: languages.map((value) => ({ value, label: value })),
  },
  {
    kind: 'choice',
    name: 'flag',
    label: 'Needs attention',
    options: optionsOf(clientFlags, clientFlagLabels),
  },
]

type Props = {
  /** What other rooms can do with the chosen clients. */
  bulk?: ((rows: ClientRow[], clear: () => void) => ReactNode) | undefined
}

/** The clients, narrowed and sorted in the address. */
export const ClientList = ({ bulk }: Props) => {
  const can = useCan()
  const beside = besideClients(originOf(useFlatQuery()))
  const add = can('clients.write') && (
    <Button
      component={PageLink}
      href={to('clients.add')}
      leftSection={<IconUserPlus size={16} aria-hidden />}
    >
      Add client
    </Button>
  )
  const archived = can('clients.write') && (
    <Button component={PageLink} href={to('clients.archived')} variant="default">
      Archived
    </Button>
  )
  return (
    <ListScreen
      title="Clients"
      of="clients"
      name="clients"
      endpoint={listClients}
      search="search"
      filters={filters}
      initialSort="last_name"
      columns={clientListColumns}
      beside={beside}
      exportTo={can('lists.export') ? exportClients : undefined}
      bulk={bulk}
      actions={
        <>
          {archived}
          {add}
        </>
      }
      empty={{
        title: 'No active clients yet',
        hint: 'Add the first client, or choose another status above.',
        action: add,
      }}
    />
  )
}
