import { usStates } from '@homeward/domain/address/us-states'
import { Select, TextInput } from '@mantine/core'
import { type FieldProps, orNone } from './options.ts'

const stateOptions = Object.entries(usStates).map(([value, name]) => ({
  value,
  label: `${value} ${name}`,
}))

/** The lines of a postal address. */
export const PostalFields = ({ field }: FieldProps) => (
  <>
    <TextInput label="Street" autoComplete="off" {...field('street')} />
    <TextInput label="Unit" autoComplete="off" {...field('unit')} />
    <TextInput label="City" autoComplete="off" {...field('city')} />
    <Select
      label="State"
      searchable
      clearable
      data={stateOptions}
      {...field('state')}
      value={orNone(field('state').value)}
    />
    <TextInput
      label="ZIP"
      inputMode="numeric"
      placeholder="27601"
      autoComplete="off"
      {...field('zip')}
    />
  </>
)
