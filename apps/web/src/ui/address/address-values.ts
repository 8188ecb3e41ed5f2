import type { Address as AddressSchema } from '@homeward/contract/address-fields'
import type { z } from 'zod'
import type { Row } from '../form/rows.ts'

type Address = z.infer<typeof AddressSchema>
type Emptied = 'unit' | 'county' | 'latitude' | 'longitude'
/** What an address is answered with and is not typed. */
type Untyped = 'agency_id' | 'status' | 'mailing_address'

/** An address as its fields hold it; '' where a field is empty. */
export type AddressValues = Row &
  Omit<Address, 'id' | Emptied | Untyped> & {
    unit: string
    county: string
    latitude: number | ''
    longitude: number | ''
  }

export const newAddress = (key: string, state = 'NC'): AddressValues => ({
  key,
  street: '',
  unit: '',
  city: '',
  county: '',
  state,
  zip: '',
  location_type: 'home',
  primary: false,
  latitude: '',
  longitude: '',
})

export const addressValues = ({
  agency_id: _agency,
  status: _status,
  mailing_address: _mailing,
  ...address
}: Address): AddressValues & { id: string } => ({
  ...address,
  key: address.id,
  unit: address.unit ?? '',
  county: address.county ?? '',
  latitude: address.latitude ?? '',
  longitude: address.longitude ?? '',
})

/** What an address cannot do without. */
export const neededOfAddress = ['street', 'city', 'state', 'zip'] as const

/** An address in which nobody has typed anything yet. */
export const isBlankAddress = ({ id, street, city, zip }: AddressValues): boolean =>
  id === undefined && street === '' && city === '' && zip === ''

/** Exactly one of the addresses that stay is the primary one: the chosen one, else the first. */
export const withOnePrimary = <A extends AddressValues>(
  addresses: readonly A[],
  key?: string,
): A[] => {
  const stay = addresses.filter(({ _destroy }) => !_destroy)
  const primary =
    stay.find((address) => address.key === key) ?? stay.find((one) => one.primary) ?? stay[0]
  return addresses.map((address) => ({ ...address, primary: address === primary }))
}
