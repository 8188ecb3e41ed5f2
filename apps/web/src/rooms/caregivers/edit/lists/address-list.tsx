import { Radio } from '@mantine/core'
import { AddressFields } from '../../../../ui/address/address-fields.tsx'
import {
  type AddressValues,
  newAddress,
  withOnePrimary,
} from '../../../../ui/address/address-values.ts'
import type { FieldProps } from '../field-props.ts'
import { RowList } from './row-list.tsx'

type Props = FieldProps & {
  rows: readonly AddressValues[]
  onChange: (rows: AddressValues[]) => void
}

/** The addresses of a person; from the primary one the way to clients is counted. */
export const AddressList = ({ field, rows, onChange }: Props) => (
  <RowList
    of="Address"
    rows={rows}
    onChange={(next) => onChange(withOnePrimary(next))}
    make={(key) => newAddress(key)}
    words={({ street, city }) => [street, city].filter(Boolean).join(', ')}
    none="No address yet. Add one to calculate the distance to clients."
  >
    {({ key, primary }, at) => (
      <>
        <Radio
          label="Primary address"
          name="primary-address"
          checked={primary}
          onChange={() => onChange(withOnePrimary(rows, key))}
        />
        <AddressFields field={(name) => field(`addresses_attributes.${at}.${name}`)} />
      </>
    )}
  </RowList>
)
