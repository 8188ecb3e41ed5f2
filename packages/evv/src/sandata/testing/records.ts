import type {
  EvvAddress,
  EvvAgent,
  EvvClient,
  EvvPayor,
  EvvRecord,
  EvvVisit,
} from '../../record.ts'
import type { Telling } from '../../telling.ts'
import type { SandataAccount } from '../account.ts'

export const account: SandataAccount = {
  provider: {
    name: 'Cedar Home Care',
    taxId: '561234567',
    npi: '1234567893',
    providerNumber: '340001234',
    timeZone: 'America/New_York',
  },
  providerQualifier: null,
  clientQualifier: null,
  agentQualifier: null,
  payerId: null,
  payerProgram: null,
  changedBy: 'cedar-api',
}

export const ids = {
  visit: '01930a1c-7c00-7abc-8def-0123456789ab',
  client: '01930a1c-7c00-7abc-8def-00000000c1e7',
  agent: '01930a1c-7c00-7abc-8def-0000000a6e17',
}

const address: EvvAddress = {
  street: '1208 Old Chapel Hill Road Extension',
  unit: 'Apt 4',
  city: 'Durham',
  county: 'Durham',
  state: 'nc',
  zip: '27707',
  latitude: 35.9653,
  longitude: -78.9581,
}

const payor: EvvPayor = { id: 'NCDMA', name: 'NC Medicaid Direct', program: 'PCS', state: 'NC' }
const service = { procedureCode: '99509', modifiers: ['HB'], name: 'Personal care' }

export const aClient = (changed: Partial<EvvClient> = {}): EvvClient => ({
  kind: 'client',
  id: ids.client,
  firstName: 'Inés',
  middleName: 'Maria',
  lastName: 'De La Cruz',
  medicaidId: '900123456K',
  birthdate: '1941-03-09',
  phone: '9195550142',
  address,
  payors: [{ payor, services: [service] }],
  active: true,
  ...changed,
})

export const anAgent = (changed: Partial<EvvAgent> = {}): EvvAgent => ({
  kind: 'agent',
  id: ids.agent,
  firstName: 'Ruth',
  lastName: 'O’Neill',
  email: 'ruth@example.org',
  phone: '9195550187',
  birthdate: '1988-07-21',
  gender: 'female',
  hiredOn: '2024-02-01',
  npi: null,
  licenseNumber: null,
  active: true,
  ...changed,
})

const at = (instant: string) => ({
  at: instant,
  method: 'evv' as const,
  latitude: 35.9653,
  longitude: -78.9581,
  phone: null,
})

/** A visit from 9:02 to 11:01 in the morning in New York, both by the caregiver's phone. */
export const aVisit = (changed: Partial<EvvVisit> = {}): EvvVisit => ({
  kind: 'visit',
  id: ids.visit,
  client: aClient(),
  agent: anAgent(),
  payor,
  service,
  authorizationNumber: 'PA100200',
  diagnosisCode: 'G309',
  day: '2026-11-02',
  scheduled: { from: '2026-11-02T14:00:00.000Z', to: '2026-11-02T16:00:00.000Z' },
  checkIn: at('2026-11-02T14:02:13.480Z'),
  checkOut: at('2026-11-02T16:01:40.000Z'),
  corrected: { checkIn: null, checkOut: null },
  place: 'home',
  address,
  signed: true,
  tasks: [
    { code: '10', done: true },
    { code: '12', done: false },
    { code: '21', done: true },
  ],
  edit: null,
  late: null,
  early: null,
  missed: null,
  state: 'worked',
  ...changed,
})

/** A visit recorded at these times, scheduled for just these. */
export const recordedFrom = (from: string, to: string): Partial<EvvVisit> => ({
  day: from.slice(0, 10),
  scheduled: { from, to },
  checkIn: at(from),
  checkOut: at(to),
})

export const telling = <Of extends EvvRecord>(
  record: Of,
  changed: Partial<Telling<Of>> = {},
): Telling<Of> => ({
  id: `row of ${record.id}`,
  record,
  sequence: 20261103090000,
  vendorKey: null,
  known: false,
  maybeKnown: false,
  changeReason: null,
  ...changed,
})
