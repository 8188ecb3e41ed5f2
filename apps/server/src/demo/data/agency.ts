import type { PhoneNumberKind } from '@homeward/domain/agency/vocabulary'

/** Always the same, so that a demo that was interrupted is known when it is loaded on. */
export const demoAgencyId = '01900000-b1e0-7000-8000-00000000de50'

export const demoAgency = {
  id: demoAgencyId,
  name: 'Blue Ridge Home Care',
  sign_in_name: 'blue-ridge',
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

export const demoOffices = ['Asheville', 'Raleigh', 'Charlotte'] as const
export type DemoOffice = (typeof demoOffices)[number]

/** What is known of each office besides its name. */
export const demoOfficeDetails: Readonly<Record<DemoOffice, object>> = {
  Asheville: {
    npi: '1568700128',
    phone: '8285550100',
    street: '48 Patton Ave',
    city: 'Asheville',
    state: 'NC',
    zip: '288013321',
    latitude: 35.5946,
    longitude: -82.5557,
  },
  Raleigh: {
    npi: '1688003452',
    phone: '9195550120',
    street: '219 Fayetteville St',
    unit: 'Suite 310',
    city: 'Raleigh',
    state: 'NC',
    zip: '276011419',
    latitude: 35.7771,
    longitude: -78.6391,
  },
  Charlotte: {
    npi: '1799004563',
    taxonomy_code: '251E00000X',
    phone: '7045550120',
    street: '401 S Tryon St',
    unit: 'Suite 200',
    city: 'Charlotte',
    state: 'NC',
    zip: '282021672',
    latitude: 35.2251,
    longitude: -80.8471,
  },
}

/** Where those of the crowd belong, as many of each as in an agency whose last office is new. */
export const crowdOffice = (number: number): DemoOffice =>
  (['Asheville', 'Asheville', 'Asheville', 'Raleigh', 'Charlotte'] as const)[number % 5] ??
  'Asheville'

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
    number: '7045550120',
    label: 'Charlotte office',
    kind: 'voice',
    office: 'Charlotte',
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
