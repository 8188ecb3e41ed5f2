import { Button, Checkbox, Group, Radio } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { AddressFields } from '../../../../ui/address/address-fields.tsx'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import type { FieldProps } from '../field-props.ts'
import type { AddressValues } from '../values/address-values.ts'
import { RemovedRow } from './removed-row.tsx'

type Props = FieldProps & {
  number: number
  address: AddressValues
  onPrimary: () => void
  onRemove: () => void
  onRestore: () => void
}

/** One address of a client: what it is for, and its fields. */
export const AddressEntry = ({ field, number, address, ...on }: Props) => {
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
          label="Mailing address"
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
      <AddressFields field={field} />
    </FormSection>
  )
}
