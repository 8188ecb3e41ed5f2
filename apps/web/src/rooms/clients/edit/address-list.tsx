import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../plumbing/new-key.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressValues } from './client-values.ts'
import { newAddress } from './client-values.ts'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & {
  addresses: readonly AddressValues[]
  onChange: (addresses: AddressValues[]) => void
}

/** Marks one address as the primary one and no other. */
const withPrimary = (addresses: readonly AddressValues[], key: string): AddressValues[] =>
  addresses.map((address) => ({ ...address, primary: address.key === key }))

/** A stored address is kept and marked, so that it can be taken back; a new one simply goes. */
const without = (addresses: readonly AddressValues[], gone: AddressValues): AddressValues[] => {
  const rest = gone.id
    ? addresses.map((address) => (address.key === gone.key ? { ...gone, _destroy: true } : address))
    : addresses.filter((address) => address.key !== gone.key)
  const next = rest.find((address) => !address._destroy)
  return gone.primary && next ? withPrimary(rest, next.key) : [...rest]
}

/** The addresses of a client: add, remove, choose the primary one. */
export const AddressList = ({ field, addresses, onChange }: Props) => {
  const add = () => {
    const first = !addresses.some((address) => !address._destroy)
    onChange([...addresses, newAddress(newKey(), first, addresses.at(-1)?.state)])
  }
  const restore = ({ _destroy: _, ...address }: AddressValues) =>
    onChange(addresses.map((other) => (other.key === address.key ? address : other)))
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
          onRestore={() => restore(address)}
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
