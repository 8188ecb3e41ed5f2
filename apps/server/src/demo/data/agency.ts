/** Always the same, so that a demo that was interrupted is known when it is loaded on. */
export const demoAgencyId = '01900000-b1e0-7000-8000-00000000de50'

export const demoAgency = {
  id: demoAgencyId,
  name: 'Blue Ridge Home Care',
  time_zone: 'America/New_York',
  npi: '1234567893',
  tax_id: '561234567',
  taxonomy_code: '253Z00000X',
  phone: '8285550100',
  email: 'office@blueridge.example',
  street: '48 Patton Ave',
  city: 'Asheville',
  state: 'NC',
  zip: '288013321',
  demo: true,
} as const

export const demoOffices = ['Asheville', 'Raleigh'] as const
export type DemoOffice = (typeof demoOffices)[number]
