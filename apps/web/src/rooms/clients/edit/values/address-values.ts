import type { Client } from '@homeward/contract/clients'
import type { ListedRow } from './rows.ts'

type Address = Client['addresses'][number]

/** An address as its fields hold it; '' where a field is empty. */
export type AddressValues = ListedRow & {
  street: string
  unit: string
  city: string
  county: string
  state: string
  zip: string
  location_type: Address['location_type']
  primary: boolean
  mailing_address: boolean
  latitude: number | ''
  longitude: number | ''
}

export const newAddress = (key: string, primary: boolean, state = 'NC'): AddressValues => ({
  key,
  street: '',
  unit: '',
  city: '',
  county: '',
  state,
  zip: '',
  location_type: 'home',
  primary,
  mailing_address: false,
  latitude: '',
  longitude: '',
})

export const addressValues = (address: Address): AddressValues => ({
  ...address,
  key: address.id,
  unit: address.unit ?? '',
  county: address.county ?? '',
  latitude: address.latitude ?? '',
  longitude: address.longitude ?? '',
})

/** An address without anything typed, as the form for a new client offers one. */
export const isBlankAddress = ({ id, street, city, zip }: AddressValues): boolean =>
  id === undefined && street === '' && city === '' && zip === ''
