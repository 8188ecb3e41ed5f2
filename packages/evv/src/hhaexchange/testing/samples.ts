import type { EvvAgent, EvvProvider, EvvVisit } from '../../record.ts'
import type { Telling } from '../../telling.ts'
import type { Naming } from '../naming.ts'

export const aProvider: EvvProvider = {
  name: 'Blue Ridge Home Care',
  taxId: '561234567',
  npi: '1234567893',
  providerNumber: null,
  timeZone: 'America/New_York',
}

export const aNaming: Naming = {
  provider: aProvider,
  officeQualifier: null,
  memberQualifier: null,
  caregiverQualifier: null,
  payerId: null,
}

export const aCaregiver: EvvAgent = {
  kind: 'agent',
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  firstName: 'Ruth',
  lastName: 'Abernathy',
  email: 'ruth@example.org',
  phone: '8285550142',
  birthdate: '1988-05-14',
  gender: 'female',
  hiredOn: '2023-02-01',
  npi: null,
  licenseNumber: null,
  active: true,
}

const aPlace = {
  street: '12 Laurel Ave',
  unit: 'Apt 3',
  city: 'Asheville',
  county: 'Buncombe',
  state: 'NC',
  zip: '28801',
  latitude: 35.595,
  longitude: -82.5515,
}

/** A visit of two hours in the morning, checked in and out on the caregiver's phone. */
export const aVisit: EvvVisit = {
  kind: 'visit',
  id: '01890a5d-ac96-774b-bcce-b302099a9001',
  client: {
    id: '01890a5d-ac96-774b-bcce-b302099a7001',
    firstName: 'Walter',
    lastName: 'Hensley',
    medicaidId: '945678123K',
    birthdate: '1941-09-03',
  },
  agent: aCaregiver,
  payor: { id: '24147', name: 'AmeriHealth Caritas of North Carolina', program: null, state: 'NC' },
  service: { procedureCode: '99509', modifiers: ['HB'], name: 'Personal care' },
  authorizationNumber: 'A-1',
  diagnosisCode: 'I69.351',
  day: '2026-11-02',
  scheduled: { from: '2026-11-02T14:00:00.000Z', to: '2026-11-02T16:00:00.000Z' },
  checkIn: aPunch('2026-11-02T14:02:31.000Z'),
  checkOut: aPunch('2026-11-02T16:01:07.000Z'),
  corrected: { checkIn: null, checkOut: null },
  place: 'home',
  address: aPlace,
  signed: true,
  tasks: [
    { code: '105', done: true },
    { code: '112', done: false },
  ],
  edit: null,
  late: null,
  early: null,
  missed: null,
  state: 'worked',
}

export function aPunch(at: string): NonNullable<EvvVisit['checkIn']> {
  return { at, method: 'evv', latitude: 35.595012, longitude: -82.551498, phone: null }
}

export const aTelling = <Of extends EvvVisit | EvvAgent>(
  record: Of,
  more: Partial<Telling<Of>> = {},
): Telling<Of> => ({
  id: `v-${record.id}`,
  record,
  sequence: 20261102170000,
  vendorKey: null,
  known: false,
  maybeKnown: false,
  changeReason: null,
  ...more,
})

const evvmsid = '1002003001'
const change = { code: '110', action: '12', note: 'Stayed ten minutes longer' }

/** What golden files are kept of: a first sending and each thing that may come after it or instead. */
export const tellings: Readonly<Record<string, Telling<EvvVisit>>> = {
  'first-send': aTelling(aVisit),
  correction: aTelling(
    {
      ...aVisit,
      corrected: { checkIn: null, checkOut: '2026-11-02T16:10:00.000Z' },
      edit: change,
    },
    { known: true, vendorKey: evvmsid },
  ),
  'entered-by-staff': aTelling({
    ...aVisit,
    checkIn: { ...aPunch('2026-11-02T14:00:00.000Z'), method: 'manual' },
    edit: { code: '105', action: '14', note: null },
  }),
  void: aTelling({ ...aVisit, state: 'void' }, { known: true, vendorKey: evvmsid }),
  missed: aTelling({
    ...aVisit,
    checkIn: null,
    checkOut: null,
    missed: { code: '700', action: '30', note: 'In hospital' },
    state: 'missed',
  }),
  'clock-goes-back': aTelling({
    ...aVisit,
    day: '2026-10-31',
    scheduled: { from: '2026-11-01T03:00:00.000Z', to: '2026-11-01T07:00:00.000Z' },
    checkIn: aPunch('2026-11-01T03:00:12.000Z'),
    checkOut: aPunch('2026-11-01T07:01:48.000Z'),
  }),
  'clock-goes-forward': aTelling({
    ...aVisit,
    day: '2026-03-07',
    scheduled: { from: '2026-03-08T04:00:00.000Z', to: '2026-03-08T08:00:00.000Z' },
    checkIn: aPunch('2026-03-08T04:00:12.000Z'),
    checkOut: aPunch('2026-03-08T08:01:48.000Z'),
  }),
  'over-midnight': aTelling({
    ...aVisit,
    day: '2026-11-02',
    scheduled: { from: '2026-11-03T03:00:00.000Z', to: '2026-11-03T07:00:00.000Z' },
    checkIn: { ...aPunch('2026-11-03T03:00:12.000Z'), method: 'ivr', phone: '8285550177' },
    checkOut: { ...aPunch('2026-11-03T07:01:48.000Z'), method: 'fob' },
  }),
}
