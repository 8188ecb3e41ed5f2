import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../../plumbing/new-key.ts'
import { withOnePrimary } from '../../../../ui/address/address-values.ts'
import { withoutRow, withRowBack } from '../../../../ui/form/rows.ts'
import type { FieldProps } from '../field-props.ts'
import { type AddressValues, newAddress } from '../values/address-values.ts'
import { AddressEntry } from './address-entry.tsx'

type Props = FieldProps & {
  addresses: readonly AddressValues[]
  onChange: (addresses: AddressValues[]) => void
}

/** The addresses of a client: add, remove, choose the primary one. */
export const AddressList = ({ field, addresses, onChange }: Props) => {
  const change = (next: AddressValues[], primary?: string) =>
    onChange(withOnePrimary(next, primary))
  return (
    <Stack gap="md">
      {addresses.map((address, at) => (
        <AddressEntry
          key={address.key}
          number={at + 1}
          address={address}
          field={(name) => field(`addresses_attributes.${at}.${name}`)}
          onPrimary={() => change([...addresses], address.key)}
          onRemove={() => change(withoutRow(addresses, address))}
          onRestore={() => change(withRowBack(addresses, address))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => change([...addresses, newAddress(newKey(), addresses.at(-1)?.state)])}
      >
        Add address
      </Button>
    </Stack>
  )
}
