import type { PhoneNumberKind } from '@homeward/domain/agency/vocabulary'

/** Always the same, so that a demo that was interrupted is known when it is loaded on. */
export const demoAgencyId = '01900000-b1e0-7000-8000-00000000de50'

export const demoAgency = {
  id: demoAgencyId,
  name: 'Blue Ridge Home Care',
  npi: '1234567893',
  tax_id: '561234567',
  taxonomy_code: '253Z00000X',
  phone: '8285550100',
  email: 'office@blueridge.example',
  street: '48 Patton Ave',
  city: 'Asheville',
  state: 'NC',
  zip: '288013321',
  latitude: 35.5946,
  longitude: -82.5557,
  demo: true,
} as const

const demoOffices = ['Asheville', 'Raleigh'] as const
export type DemoOffice = (typeof demoOffices)[number]

/** What is known of each office besides its name. */
export const demoOfficeDetails: Readonly<Record<DemoOffice, object>> = {
  Asheville: {
    phone: '8285550100',
    street: '48 Patton Ave',
    city: 'Asheville',
    state: 'NC',
    zip: '288013321',
    latitude: 35.5946,
    longitude: -82.5557,
  },
  Raleigh: {
    phone: '9195550120',
    street: '219 Fayetteville St',
    unit: 'Suite 310',
    city: 'Raleigh',
    state: 'NC',
    zip: '27601',
    latitude: 35.7771,
    longitude: -78.6391,
  },
}

/** Under which numbers the agency calls, is called and writes. */
export const demoNumbers: readonly {
  number: string
  label: string
  kind: PhoneNumberKind
  office: DemoOffice | null
  is_default: boolean
}[] = [
  {
    number: '8285550100',
    label: 'Asheville office',
    kind: 'voice',
    office: 'Asheville',
    is_default: true,
  },
  {
    number: '9195550120',
    label: 'Raleigh office',
    kind: 'voice',
    office: 'Raleigh',
    is_default: false,
  },
  {
    number: '8285550177',
    label: 'Texts to caregivers',
    kind: 'sms',
    office: null,
    is_default: false,
  },
]
