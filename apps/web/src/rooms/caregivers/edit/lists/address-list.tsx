import { usStates } from '@homeward/domain/clients/us-states'
import { addressLocationLabels, addressLocationTypes } from '@homeward/domain/clients/vocabulary'
import { NumberInput, Radio, Select, TextInput } from '@mantine/core'
import { optionsOf } from '../../list/options.ts'
import { type AddressValues, newAddress } from '../values/agent-values.ts'
import styles from '../edit.module.css'
import type { FieldProps } from '../field-props.ts'
import { RowList } from './row-list.tsx'

type Props = FieldProps & {
  rows: readonly AddressValues[]
  onChange: (rows: AddressValues[]) => void
}

const states = Object.entries(usStates).map(([value, name]) => ({
  value,
  label: `${value} – ${name}`,
}))
const places = optionsOf(addressLocationTypes, addressLocationLabels)
const degrees = { hideControls: true, decimalScale: 6, autoComplete: 'off' }
const list = 'addresses_attributes'

/** Exactly one of the addresses that stay is the primary one. */
const settled = (rows: AddressValues[]): AddressValues[] => {
  const stay = rows.filter(({ _destroy }) => !_destroy)
  const chosen = stay.find(({ primary }) => primary) ?? stay[0]
  return rows.map((row) => ({ ...row, primary: row === chosen }))
}

/** The addresses of a person; from the primary one the way to clients is counted. */
export const AddressList = ({ field, rows, onChange }: Props) => (
  <RowList
    of="Address"
    rows={rows}
    onChange={(next) => onChange(settled(next))}
    make={(key) => newAddress(key, false)}
    words={({ street, city }) => [street, city].filter(Boolean).join(', ')}
    none="No address yet. Without one nobody can see how far the way to a client is."
  >
    {({ key, primary }, at) => (
      <div className={styles.address}>
        <Radio
          className={styles.whole}
          label="Primary address"
          name="primary-address"
          checked={primary}
          onChange={() => onChange(rows.map((row) => ({ ...row, primary: row.key === key })))}
        />
        <AddressFields field={(name) => field(`${list}.${at}.${name}`)} />
      </div>
    )}
  </RowList>
)

const AddressFields = ({ field }: FieldProps) => (
  <>
    <TextInput
      className={styles.most}
      label="Street"
      required
      autoComplete="off"
      {...field('street')}
    />
    <TextInput className={styles.third} label="Unit" autoComplete="off" {...field('unit')} />
    <TextInput
      className={styles.third}
      label="City"
      required
      autoComplete="off"
      {...field('city')}
    />
    <TextInput className={styles.third} label="County" autoComplete="off" {...field('county')} />
    <Select
      className={styles.third}
      label="State"
      required
      searchable
      data={states}
      {...field('state')}
    />
    <TextInput
      className={styles.quarter}
      label="ZIP"
      required
      inputMode="numeric"
      placeholder="27601"
      autoComplete="off"
      {...field('zip')}
    />
    <Select
      className={styles.quarter}
      label="Kind of place"
      allowDeselect={false}
      data={places}
      {...field('location_type')}
    />
    <NumberInput className={styles.quarter} label="Latitude" {...degrees} {...field('latitude')} />
    <NumberInput
      className={styles.quarter}
      label="Longitude"
      {...degrees}
      {...field('longitude')}
    />
  </>
)
