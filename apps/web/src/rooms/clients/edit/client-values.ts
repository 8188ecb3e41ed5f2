import type { Address, Client } from '@homeward/contract/clients'
import { isMemberId } from '@homeward/domain/clients/member-id'
import type { ClientStatus, Gender } from '@homeward/domain/clients/vocabulary'
import { needed } from '../../../ui/form/needed.ts'
import { phoneWords } from '../../../ui/text/phone.tsx'

/** An address as its fields hold it; '' where a field is empty. */
export type AddressValues = {
  /** Names the row on the screen; not sent. */
  key: string
  id?: string
  street: string
  unit: string
  city: string
  county: string
  state: string
  zip: string
  location_type: Address['location_type']
  primary: boolean
  latitude: number | ''
  longitude: number | ''
  /** Set where a stored address is to be removed. */
  _destroy?: boolean
}

/** A client as the fields hold it; '' where a field is empty. */
export type ClientValues = {
  first_name: string
  middle_name: string
  last_name: string
  nickname: string
  gender: Gender
  birthdate: string
  status: ClientStatus
  office_id: string
  phone: string
  email: string
  language: string
  addresses_attributes: AddressValues[]
  primary_payor_id: string
  /** A new member id; '' keeps the stored one, null removes it. */
  medicaid_number: string | null
  diagnosis_codes: string[]
  do_not_resuscitate: boolean
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
  latitude: '',
  longitude: '',
})

/** The fields of a client that is being added. */
export const newClient = (): ClientValues => ({
  first_name: '',
  middle_name: '',
  last_name: '',
  nickname: '',
  gender: 'male',
  birthdate: '',
  status: 'prospect',
  office_id: '',
  phone: '',
  email: '',
  language: '',
  addresses_attributes: [newAddress('first', true)],
  primary_payor_id: '',
  medicaid_number: '',
  diagnosis_codes: [],
  do_not_resuscitate: false,
})

const addressValues = (address: Address): AddressValues => ({
  key: address.id,
  id: address.id,
  street: address.street,
  unit: address.unit ?? '',
  city: address.city,
  county: address.county ?? '',
  state: address.state,
  zip: address.zip,
  location_type: address.location_type,
  primary: address.primary,
  latitude: address.latitude ?? '',
  longitude: address.longitude ?? '',
})

/** The fields of a client that is being changed. The stored member id is never put into its field. */
export const clientValues = (client: Client): ClientValues => ({
  first_name: client.first_name,
  middle_name: client.middle_name ?? '',
  last_name: client.last_name,
  nickname: client.nickname ?? '',
  gender: client.gender,
  birthdate: client.birthdate ?? '',
  status: client.status,
  office_id: client.office?.id ?? '',
  phone: client.phone ? phoneWords(client.phone) : '',
  email: client.email ?? '',
  language: client.language ?? '',
  addresses_attributes: client.addresses.map(addressValues),
  primary_payor_id: client.primary_payor?.id ?? '',
  medicaid_number: '',
  diagnosis_codes: client.diagnosis_codes,
  do_not_resuscitate: client.do_not_resuscitate,
})

const addressInput = ({ key: _, ...address }: AddressValues) => address

/** An address without anything typed, as the form for a new client offers one. */
const isBlank = ({ id, street, city, zip }: AddressValues): boolean =>
  id === undefined && street === '' && city === '' && zip === ''

/** Without blank addresses at the end; one between others stays, so that errors keep their place. */
const withoutBlankEnd = (addresses: readonly AddressValues[]): AddressValues[] =>
  addresses.slice(0, addresses.findLastIndex((address) => !isBlank(address)) + 1)

/** Whether a text is the mask of the stored member id, as the comparison of two versions offers it. */
const isMask = (memberId: string): boolean => memberId.includes('•') && !isMemberId(memberId)

/** The input of an endpoint that the fields mean; only fields that are there are sent. */
export const clientInput = (values: Partial<ClientValues>): Record<string, unknown> => {
  const { medicaid_number: memberId, addresses_attributes: addresses, ...rest } = values
  const keeps = memberId === undefined || memberId === '' || (memberId && isMask(memberId))
  return {
    ...needed(rest, ['first_name', 'last_name']),
    ...(!keeps && { medicaid_number: memberId }),
    ...(addresses && {
      addresses_attributes: withoutBlankEnd(addresses).map(addressInput),
    }),
  }
}
