import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import type { VendorAccount } from '../../vendor.ts'

/** An account at a server of the test; its private key signs in. */
export const anAccount = (
  { endpoint, hostKey }: { endpoint: string; hostKey: string },
  secret: string,
): VendorAccount => ({
  agencyId: 'an-agency',
  id: 'an-account',
  vendor: 'carebridge',
  settings: {
    endpoint,
    account: 'NC0042',
    user: 'meadowlark',
    hostKey,
    evv: {
      channel: 'files',
      providerQualifier: null,
      clientQualifier: null,
      agentQualifier: null,
      payerId: null,
      payerProgram: null,
      scope: null,
      mcoId: 'HB',
      withdrawalCode: null,
      withdrawalAction: null,
      changeCode: null,
      changeDays: 365,
      folders: null,
    },
  },
  secret,
  provider: {
    name: 'Meadowlark Home Care',
    taxId: '561234567',
    npi: '1234567893',
    providerNumber: '3401234',
    timeZone: 'America/New_York',
  },
})

/** A visit of two hours in a morning of November. */
export const aVisit = (more: Partial<EvvVisit> = {}): EvvVisit => ({
  kind: 'visit',
  id: '0199a000-0000-7000-8000-000000000001',
  client: {
    id: '0199a000-0000-7000-8000-0000000000c1',
    firstName: 'Rosa',
    lastName: 'Delgado',
    medicaidId: '900123456A',
    birthdate: '1941-06-02',
  },
  agent: {
    id: '0199a000-0000-7000-8000-0000000000a1',
    firstName: 'Ann',
    lastName: 'Okafor',
    npi: null,
    licenseNumber: null,
    birthdate: '1988-01-30',
    gender: 'female',
    hiredOn: null,
  },
  payor: { id: 'BCBSNC', name: 'Healthy Blue', program: null, state: 'NC' },
  service: { procedureCode: '99509', modifiers: ['HB'], name: 'Personal care' },
  authorizationNumber: 'AUTH-77',
  diagnosisCode: 'I69.351',
  day: '2026-11-02',
  scheduled: { from: '2026-11-02T13:00:00Z', to: '2026-11-02T15:00:00Z' },
  checkIn: {
    at: '2026-11-02T13:02:11Z',
    method: 'evv',
    latitude: 35.7796,
    longitude: -78.6382,
    phone: null,
  },
  checkOut: {
    at: '2026-11-02T15:01:40Z',
    method: 'evv',
    latitude: 35.7796,
    longitude: -78.6382,
    phone: null,
  },
  corrected: { checkIn: null, checkOut: null },
  place: 'home',
  address: {
    street: '12 Elm Street',
    unit: null,
    city: 'Raleigh',
    county: 'Wake',
    state: 'NC',
    zip: '27601',
    latitude: 35.7796,
    longitude: -78.6382,
  },
  signed: true,
  tasks: [{ code: '10', done: true }],
  edit: null,
  late: null,
  early: null,
  missed: null,
  state: 'worked',
  ...more,
})

export const aTelling = (record: EvvVisit, sequence: number): Telling<EvvVisit> => ({
  id: `row-${record.id}`,
  record,
  sequence,
  vendorKey: null,
  known: false,
  maybeKnown: false,
  changeReason: null,
})
