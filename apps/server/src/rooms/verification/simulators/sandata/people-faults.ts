import * as published from '@homeward/evv/sandata/published'
import { faultsIn, type Fields, isFields, list, text, unless } from './fields.ts'

const names = /^[A-Za-z\-.']+$/
const zone = /^(?:US|America|Pacific)\/\w+$/

/** What is wrong with the agency's identification on any record. */
export const providerFaults = ({ ProviderIdentification: provider }: Fields): string[] =>
  isFields(provider)
    ? faultsIn(provider, published.providerFields)
    : ['ProviderIdentification is required.']

/** What is wrong with a sequence number, before it is compared. */
export const sequenceFaults = ({ SequenceID: sequence }: Fields): string[] =>
  Number.isSafeInteger(sequence) && Number(sequence) > 0 ? [] : ['SequenceID must be digits only.']

export function clientFaults(client: Fields): string[] {
  const addresses = list(client, 'ClientAddress')
  const parts = ['ClientAddress', 'ClientPayerInformation', 'ClientPhone']
  return [
    ...faultsIn(withoutProvider(client), published.clientFields, parts),
    ...unless(names, client, 'ClientFirstName'),
    ...unless(names, client, 'ClientLastName'),
    ...unless(zone, client, 'ClientTimeZone'),
    ...addresses.flatMap(addressFaults),
    ...(addresses.filter((one) => text(one, 'ClientAddressIsPrimary') === 'true').length === 1
      ? []
      : ['One ClientAddress must be primary.']),
    ...list(client, 'ClientPayerInformation').flatMap((payer) => [
      ...faultsIn(payer, published.payerFields),
      ...unless(/^0[24]$/, payer, 'ClientStatus'),
    ]),
    ...list(client, 'ClientPhone').flatMap((phone) => [
      ...faultsIn(phone, published.phoneFields),
      ...unless(/^[0-9]{10}$/, phone, 'ClientPhone'),
    ]),
  ]
}

const addressFaults = (address: Fields): string[] => [
  ...faultsIn(address, published.addressFields),
  ...unless(/^(?:Home|Business|Other)$/, address, 'ClientAddressType'),
  ...unless(/^[A-Z]{2}$/, address, 'ClientState'),
  ...unless(/^[0-9]{9}$/, address, 'ClientZip'),
]

export const employeeFaults = (employee: Fields): string[] => [
  ...faultsIn(withoutProvider(employee), published.employeeFields),
  ...unless(names, employee, 'EmployeeFirstName'),
  ...unless(names, employee, 'EmployeeLastName'),
  ...unless(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, employee, 'EmployeeEmail'),
]

/** The record without the agency, which is checked for itself. */
export const withoutProvider = ({ ProviderIdentification: _, ...rest }: Fields): Fields => rest
