import { usStates } from '@homeward/domain/clients/us-states'
import { addressLocationLabels, addressLocationTypes } from '@homeward/domain/clients/vocabulary'
import { Button, Checkbox, Group, NumberInput, Radio, Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import styles from '../edit.module.css'
import { type FieldProps, optionsOf } from '../field-props.ts'
import type { AddressValues } from '../values/address-values.ts'
import { RemovedRow } from './removed-row.tsx'

type Props = FieldProps & {
  number: number
  address: AddressValues
  onPrimary: () => void
  onRemove: () => void
  onRestore: () => void
}

const placeOptions = optionsOf(addressLocationTypes, addressLocationLabels)
const stateOptions = Object.entries(usStates).map(([value, name]) => ({
  value,
  label: `${value} ${name}`,
}))

const degrees = { hideControls: true, decimalScale: 6, autoComplete: 'off' }

/** One address. Coordinates are what a check-in is compared with; they are typed from a map. */
export const AddressFields = ({ field, number, address, ...on }: Props) => {
  if (address._destroy)
    return <RemovedRow words={`${address.street}, ${address.city}`} onRestore={on.onRestore} />
  const letters = field('mailing_address')
  return (
    <FormSection title={`Address ${number}`} columns={1}>
      <Group gap="lg">
        <Radio
          label="Primary address"
          checked={address.primary}
          onChange={() => on.onPrimary()}
          name="primary-address"
        />
        <Checkbox
          label="Letters go here"
          checked={address.mailing_address}
          onChange={(event) => letters.onChange(event.currentTarget.checked)}
        />
        <Button
          ml="auto"
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} aria-hidden />}
          aria-label={`Remove address ${number}`}
          onClick={on.onRemove}
        >
          Remove
        </Button>
      </Group>
      <div className={styles.address}>
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
        <TextInput
          className={styles.third}
          label="County"
          autoComplete="off"
          {...field('county')}
        />
        <Select
          className={styles.third}
          label="State"
          required
          searchable
          data={stateOptions}
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
          data={placeOptions}
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
    </FormSection>
  )
}
