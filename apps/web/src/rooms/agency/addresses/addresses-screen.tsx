import {
  geocodeAddresses,
  listAddresses,
  type LocatedAddress,
} from '@homeward/contract/clients/addresses'
import {
  addressKindLabels,
  addressKinds,
  geocodingStateLabels,
  geocodingStates,
} from '@homeward/domain/agency/geocoding'
import { Button } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { addressColumns } from './address-columns.tsx'
import { AddressPanel } from './address-panel.tsx'

const filters: readonly Filter<typeof listAddresses>[] = [
  {
    kind: 'choice',
    name: 'geocoding',
    label: 'Location',
    options: optionsOf(geocodingStates, geocodingStateLabels),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    options: optionsOf(addressKinds, addressKindLabels),
  },
]

/** R067: where the agency, its offices, its people and its clients are. */
export const AddressesScreen = () => {
  const can = useCan()
  const writable = can('clients.write')
  return (
    <ListScreen
      title="Addresses"
      of="addresses"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      endpoint={listAddresses}
      search="search"
      initialSort="record_name"
      filters={filters}
      columns={addressColumns}
      panel={(address, close) => <AddressPanel address={address} onClose={close} />}
      panelTitle={(address) => address.record_name}
      actions={writable && <LookUp label="Geocode all missing locations" />}
      bulk={writable ? lookUpChosen : undefined}
      empty={{
        title: 'No addresses yet',
        hint: 'Addresses of the agency, its offices, employees and clients appear here.',
      }}
    />
  )
}

const lookUpChosen = (rows: LocatedAddress[], clear: () => void) => (
  <LookUp label="Geocode" ids={rows.map(({ id }) => id)} onDone={clear} />
)

type Props = { label: string; ids?: string[]; onDone?: () => void }

/** Asks the geocoder, which takes its time. */
const LookUp = ({ label, ids, onDone }: Props) => {
  const ask = useWrite(geocodeAddresses, {
    onDone: ({ waiting }) => {
      toastDone(
        waiting === 0
          ? 'All addresses have a location.'
          : `Geocoding ${waiting === 1 ? '1 address' : `${waiting} addresses`}.`,
      )
      onDone?.()
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconMapSearch size={16} aria-hidden />}
      loading={ask.isPending}
      onClick={() => ask.mutate(ids ? { ids } : {})}
    >
      {label}
    </Button>
  )
}
