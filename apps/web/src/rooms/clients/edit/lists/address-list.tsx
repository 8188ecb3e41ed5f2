import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../../plumbing/new-key.ts'
import type { FieldProps } from '../field-props.ts'
import { type AddressValues, newAddress } from '../values/address-values.ts'
import { withoutRow, withRow } from '../values/rows.ts'
import { AddressFields } from './address-fields.tsx'

type Props = FieldProps & {
  addresses: readonly AddressValues[]
  onChange: (addresses: AddressValues[]) => void
}

/** Marks one address as the primary one and no other. */
const withPrimary = (addresses: readonly AddressValues[], key: string): AddressValues[] =>
  addresses.map((address) => ({ ...address, primary: address.key === key }))

/** Where the primary address goes, the next one takes its place. */
const without = (addresses: readonly AddressValues[], gone: AddressValues): AddressValues[] => {
  const rest = withoutRow(addresses, gone)
  const next = rest.find((address) => !address._destroy)
  return gone.primary && next ? withPrimary(rest, next.key) : rest
}

/** The addresses of a client: add, remove, choose the primary one. */
export const AddressList = ({ field, addresses, onChange }: Props) => {
  const add = () => {
    const first = !addresses.some((address) => !address._destroy)
    onChange([...addresses, newAddress(newKey(), first, addresses.at(-1)?.state)])
  }
  return (
    <Stack gap="md">
      {addresses.map((address, at) => (
        <AddressFields
          key={address.key}
          number={at + 1}
          address={address}
          field={(name) => field(`addresses_attributes.${at}.${name}`)}
          onPrimary={() => onChange(withPrimary(addresses, address.key))}
          onRemove={() => onChange(without(addresses, address))}
          onRestore={() => onChange(withRow(addresses, address))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={add}
      >
        Add address
      </Button>
    </Stack>
  )
}
