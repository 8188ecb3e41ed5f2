import type { ClientValues } from './client-values.ts'

/** The parts of a client that are edited one at a time, with the fields of each. */
export const clientTabs = {
  person: {
    label: 'Person',
    fields: [
      'first_name',
      'middle_name',
      'last_name',
      'nickname',
      'gender',
      'birthdate',
      'status',
      'office_id',
    ],
  },
  contact: { label: 'Contact', fields: ['phone', 'email', 'language'] },
  addresses: { label: 'Addresses', fields: ['addresses_attributes'] },
  insurance: { label: 'Insurance', fields: ['primary_payor_id', 'medicaid_number'] },
  medical: { label: 'Medical', fields: ['diagnosis_codes', 'do_not_resuscitate'] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof ClientValues)[] }>

export type ClientTab = keyof typeof clientTabs

export const clientTabIds = Object.keys(clientTabs) as ClientTab[]

/** The values of one part. */
export const valuesOfTab = (values: ClientValues, tab: ClientTab): Partial<ClientValues> =>
  Object.fromEntries(clientTabs[tab].fields.map((field) => [field, values[field]]))
