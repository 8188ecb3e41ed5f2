import type { LocatedAddress } from '@homeward/contract/clients/addresses'
import {
  addressKindLabels,
  type GeocodingState,
  geocodingStateLabels,
} from '@homeward/domain/agency/geocoding'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { None } from '../../../ui/text/values.tsx'
import { addressLine } from '../fields/postal-values.ts'
import { zipWords } from '../../../ui/text/zip.ts'

const tones: Record<GeocodingState, string> = {
  located: 'active',
  missing: 'open',
  waiting: 'waiting',
  failed: 'failed',
}

/** Whether it is known where an address lies. */
export const GeocodingBadge = ({ state }: { state: GeocodingState }) => (
  <StatusBadge status={tones[state]} label={geocodingStateLabels[state]} />
)

export const addressColumns: readonly Column<LocatedAddress>[] = [
  {
    key: 'whose',
    header: 'Belongs to',
    sort: 'record_name',
    cell: (address) => address.record_name,
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => addressKindLabels[kind] },
  { key: 'address', header: 'Address', cell: (address) => addressLine(address) ?? <None /> },
  { key: 'city', header: 'City', sort: 'city', wide: true, cell: ({ city }) => city ?? <None /> },
  {
    key: 'zip',
    header: 'ZIP',
    sort: 'zip',
    wide: true,
    cell: ({ zip }) => (zip ? zipWords(zip) : <None />),
  },
  {
    key: 'state',
    header: 'Location',
    cell: ({ state_of_geocoding: state }) => <GeocodingBadge state={state} />,
  },
]
