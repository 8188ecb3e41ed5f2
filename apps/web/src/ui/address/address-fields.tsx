import { usStates } from '@homeward/domain/address/us-states'
import {
  addressLocationLabels,
  addressLocationTypes,
} from '@homeward/domain/address/location-types'
import { NumberInput, Select, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { optionsOf } from '../fields/options-of.ts'
import styles from './address.module.css'

type Props = { field: (name: string) => GetInputPropsReturnType }

const places = optionsOf(addressLocationTypes, addressLocationLabels)
const states = Object.entries(usStates).map(([value, name]) => ({
  value,
  label: `${value} ${name}`,
}))
const off = { autoComplete: 'off' }
const degrees = { ...off, hideControls: true, decimalScale: 6 }

/** The fields of one address. Coordinates are what a check-in and a way are measured from. */
export const AddressFields = ({ field }: Props) => (
  <div className={styles.address}>
    <TextInput className={styles.most} label="Street" required {...off} {...field('street')} />
    <TextInput className={styles.third} label="Unit" {...off} {...field('unit')} />
    <TextInput className={styles.third} label="City" required {...off} {...field('city')} />
    <TextInput className={styles.third} label="County" {...off} {...field('county')} />
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
      {...off}
      {...field('zip')}
    />
    <Select
      className={styles.quarter}
      label="Location type"
      allowDeselect={false}
      data={places}
      {...field('location_type')}
    />
    <NumberInput
      className={styles.quarter}
      label="Latitude"
      placeholder="35.779590"
      {...degrees}
      {...field('latitude')}
    />
    <NumberInput
      className={styles.quarter}
      label="Longitude"
      placeholder="-78.638179"
      {...degrees}
      {...field('longitude')}
    />
  </div>
)
