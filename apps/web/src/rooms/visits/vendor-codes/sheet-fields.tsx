import { usStates } from '@homeward/domain/address/us-states'
import { type EvvVendor, evvVendorLabels, evvVendors } from '@homeward/domain/agency/vocabulary'
import {
  type VendorCodeKind,
  vendorCodeKindLabels,
  vendorCodeKinds,
} from '@homeward/domain/visits/codes/vendor-code'
import { Group, Select } from '@mantine/core'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'

const vendors = optionsOf(evvVendors, evvVendorLabels)
const kinds = optionsOf(vendorCodeKinds, vendorCodeKindLabels)
export const stateOptions = Object.entries(usStates).map(([value, label]) => ({ value, label }))

/** Whose codes a sheet has, and what they are for. */
export type Sheet = {
  vendor: EvvVendor
  state: string | null
  payor_id: string | null
  kind: VendorCodeKind | null
}

type Props = { sheet: Sheet; set: (sheet: Sheet) => void }

/** A sheet is a payor's own or a state's; with neither its codes are the vendor's everywhere. */
export const SheetFields = ({ sheet, set }: Props) => (
  <Group align="start" mb="md">
    <Select
      label="Vendor"
      data={vendors}
      value={sheet.vendor}
      allowDeselect={false}
      onChange={(vendor) => vendor !== null && set({ ...sheet, vendor })}
    />
    <SearchSelect
      label="Payor"
      description="If the sheet is the payor’s own"
      lookup={payorLookup}
      value={sheet.payor_id}
      onChange={(payor_id) => set({ ...sheet, payor_id, state: null })}
    />
    <Select
      label="State"
      description="If it is the state’s; empty for every state"
      clearable
      searchable
      disabled={sheet.payor_id !== null}
      data={stateOptions}
      value={sheet.state}
      onChange={(state) => set({ ...sheet, state })}
    />
    <Select
      label="What the codes are for"
      description="Where the sheet does not say it"
      clearable
      data={kinds}
      value={sheet.kind}
      onChange={(kind) => set({ ...sheet, kind })}
    />
  </Group>
)
