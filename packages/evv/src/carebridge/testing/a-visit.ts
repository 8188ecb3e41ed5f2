import type { EvvProvider, EvvVisit } from '../../record.ts'
import type { Telling } from '../../telling.ts'

export const provider: EvvProvider = {
  name: 'Meadowlark Home Care',
  taxId: '561234567',
  npi: '1234567893',
  providerNumber: '3401234',
  timeZone: 'America/New_York',
}

/** A visit of a morning in November, 8:00 to 10:00 in New York. */
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
    licenseNumber: 'CNA-2231',
    birthdate: '1988-01-30',
    gender: 'female',
    hiredOn: '2024-03-01',
  },
  payor: { id: 'BCBSNC', name: 'Healthy Blue', program: null, state: 'NC' },
  service: { procedureCode: '99509', modifiers: ['HB'], name: 'Personal care' },
  authorizationNumber: 'AUTH-77',
  diagnosisCode: 'I69.351',
  day: '2026-11-02',
  scheduled: { from: '2026-11-02T13:00:00Z', to: '2026-11-02T15:00:00Z' },
  checkIn: {
    at: '2026-11-02T13:02:11.480Z',
    method: 'evv',
    latitude: 35.7796,
    longitude: -78.6382,
    phone: null,
  },
  checkOut: {
    at: '2026-11-02T15:01:40Z',
    method: 'ivr',
    latitude: null,
    longitude: null,
    phone: '9195550134',
  },
  corrected: { checkIn: null, checkOut: null },
  place: 'home',
  address: {
    street: '12 Elm Street',
    unit: 'Apt 4',
    city: 'Raleigh',
    county: 'Wake',
    state: 'NC',
    zip: '27601',
    latitude: 35.7796,
    longitude: -78.6382,
  },
  signed: true,
  tasks: [
    { code: '10', done: true },
    { code: '12', done: true },
    { code: '31', done: false },
  ],
  edit: null,
  late: null,
  early: null,
  missed: null,
  state: 'worked',
  ...more,
})

export const aTelling = (
  record: EvvVisit,
  more: Partial<Telling<EvvVisit>> = {},
): Telling<EvvVisit> => ({
  id: '0199a000-0000-7000-8000-0000000000f1',
  record,
  sequence: 20261102160000,
  vendorKey: null,
  known: false,
  maybeKnown: false,
  changeReason: null,
  ...more,
})
