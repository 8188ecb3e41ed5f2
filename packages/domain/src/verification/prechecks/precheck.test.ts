import { expect, test } from 'vitest'
import { precheck } from './precheck.ts'

type Checked = Parameters<typeof precheck>[0]
type At = Parameters<typeof precheck>[1]
type Visit = Extract<Checked, { kind: 'visit' }>
type Client = Extract<Checked, { kind: 'client' }>

const at: At = {
  vendor: 'hhaexchange',
  provider: { npi: '1234567893', taxId: '561234567', providerNumber: '3400' },
  today: '2026-11-03',
  account: { agencyBy: null, caregiverBy: null, withdrawalCode: null, changeDays: 365 },
  memberIdPattern: '999999999A',
  records: {
    visit: 'v',
    client: 'c',
    agent: 'a',
    payor: 'p',
    service: 's',
    account: 'x',
    agency: 'y',
  },
  overlaps: [],
}
const ann = { id: 'c', firstName: 'Ann', lastName: "O'Moore-Díaz", medicaidId: '123456789A' }
const visit: Visit = {
  kind: 'visit',
  id: 'v',
  day: '2026-11-02',
  client: ann,
  agent: { id: 'a', firstName: 'Rosa', lastName: 'Alvarez', npi: null },
  payor: { program: null },
  service: { procedureCode: 'T1019' },
  checkIn: { at: '2026-11-02T14:00:00Z', method: 'evv' },
  checkOut: { at: '2026-11-02T16:00:00Z', method: 'evv' },
  corrected: { checkIn: null, checkOut: null },
  edit: null,
  missed: null,
  state: 'worked',
}
const address = { street: '1 Elm St', city: 'Raleigh', state: 'NC', zip: '276011234' }
const client: Client = { kind: 'client', ...ann, address, payors: [] }
const causes = (record: Checked, changed: Partial<At> = {}) =>
  precheck(record, { ...at, ...changed }).map(({ cause }) => cause)
const out = (moment: string) => ({ checkOut: { at: moment, method: 'evv' } })
const byStaff = { at: '2026-11-02T14:00:00Z', method: 'manual' }
const overlaps = (minutes: number) => ({ overlaps: [{ with: 'Bea', minutes }] })

test('what is whole is not held', () => {
  expect([causes(visit), causes(client)]).toEqual([[], []])
})

const ofVisit: readonly [string[], Partial<Visit>, Partial<At>?][] = [
  [['medicaid_id_missing'], { client: { ...ann, medicaidId: null } }],
  [['medicaid_id_form'], { client: { ...ann, medicaidId: '1234567890' } }],
  [['medicaid_id_form'], { client: { ...ann, medicaidId: '123456789AB' } }],
  [[], { client: { ...ann, medicaidId: '42' } }, { memberIdPattern: null }],
  [['client_name'], { client: { ...ann, firstName: 'Ann 2' } }],
  [['client_name'], { client: { ...ann, lastName: 'M'.repeat(31) } }],
  [[], { client: { ...ann, lastName: 'M'.repeat(30) } }],
  [['caregiver_missing'], { agent: null }],
  [['caregiver_name'], { agent: { id: 'a', firstName: 'Rosa', lastName: ' ', npi: null } }],
  [['service_code_missing'], { service: null }],
  [['no_check_in'], { checkIn: null }],
  [['no_check_out'], { checkOut: null }],
  [['out_before_in'], out('2026-11-02T13:59:00Z')],
  [[], out('2026-11-03T14:00:00Z')],
  [['over_24_hours'], out('2026-11-03T14:01:00Z')],
  [[], {}, overlaps(1)],
  [['overlap'], {}, overlaps(2)],
  [['edit_reason_missing', 'edit_action_missing'], { checkIn: byStaff }],
  [['edit_reason_missing'], { checkIn: byStaff, payor: { program: 'PCS' } }, { vendor: 'sandata' }],
  [['edit_action_missing'], { checkIn: byStaff, edit: { code: '7', action: null, note: null } }],
  [['missed_reason_missing'], { state: 'missed', checkIn: null, checkOut: null, agent: null }],
  [[], { state: 'missed', checkIn: null, missed: { code: '3', action: null, note: null } }],
  [['agency_tax_id_missing'], {}, { provider: { ...at.provider, taxId: null } }],
  [
    ['agency_npi_missing', 'agency_tax_id_missing'],
    {},
    { vendor: 'carebridge', provider: { npi: null, taxId: null, providerNumber: null } },
  ],
  [
    ['provider_number_missing', 'account_setting_missing'],
    {},
    {
      vendor: 'sandata',
      provider: { ...at.provider, providerNumber: null },
      account: { ...at.account, agencyBy: 'providerNumber' },
    },
  ],
  [
    ['agency_npi_missing'],
    {},
    { provider: { ...at.provider, npi: null }, account: { ...at.account, agencyBy: 'npi' } },
  ],
  [['caregiver_npi_missing'], {}, { account: { ...at.account, caregiverBy: 'npi' } }],
]

test.each(ofVisit)('a visit is held for %j where it has %j', (expected, changed, place) => {
  expect(causes({ ...visit, ...changed }, place)).toEqual(expected)
})

test('a withdrawal is held for nothing but a reason that the vendor asks for', () => {
  const withdrawn: Visit = { ...visit, state: 'void', client: { ...ann, medicaidId: null } }
  const edit = { code: '07', action: null, note: null }
  const withCode = { account: { ...at.account, withdrawalCode: '99' } }
  const atSandata = (record: Visit, changed: Partial<At> = {}) =>
    causes(record, { vendor: 'sandata', ...changed })
  expect(causes(withdrawn)).toEqual([])
  expect(atSandata(withdrawn)).toEqual(['withdrawal_code_missing'])
  expect(atSandata(withdrawn, withCode)).toEqual([])
  expect(atSandata({ ...withdrawn, edit })).toEqual([])
})

test('a client is held whose payor has no program at the account, which the words name', () => {
  const [found] = precheck(
    { ...client, payors: [{ payor: { program: ' ' } }] },
    {
      ...at,
      vendor: 'sandata',
    },
  )
  expect(found).toMatchObject({
    cause: 'account_setting_missing',
    message: expect.stringContaining('Payer program'),
    fix: { type: 'account', id: 'x' },
  })
})

test.each([null, { ...address, street: ' ' }, { ...address, zip: '2760' }])(
  'a client is held whose address is %j',
  (wrong) => {
    expect(causes({ ...client, address: wrong })).toEqual(['client_address'])
  },
)

test('a problem names what to open, or what is nearest', () => {
  const [found] = precheck({ ...visit, service: null }, at)
  expect(found?.fix).toEqual({ type: 'service', id: 's' })
  const without = { ...at, records: { ...at.records, service: null } }
  expect(precheck({ ...visit, service: null }, without)[0]?.fix).toEqual({ type: 'visit', id: 'v' })
})

test('a visit that is older than the account tells is held for that alone; its withdrawal is told', () => {
  const old: Visit = { ...visit, day: '2025-11-03', client: { ...ann, medicaidId: null } }
  expect(causes({ ...old, client: ann })).toEqual([])
  expect(causes(old, { today: '2026-11-04' })).toEqual(['past_window'])
  expect(causes({ ...old, state: 'void' }, { today: '2026-11-04' })).toEqual([])
  const account = { ...at.account, changeDays: 400 }
  expect(causes({ ...old, client: ann }, { today: '2026-11-04', account })).toEqual([])
})
