import { expect, test } from 'vitest'
import { readX12 } from '../read.ts'
import { interchange, usualDelimiters } from '../testing/envelope.ts'
import { deniedClaim, paidClaim, paymentHead } from '../testing/remittance-file.ts'
import { remittanceKey } from './key.ts'
import { readRemittances } from './read.ts'
import type { Remittance } from './types.ts'

const body = [
  ...paymentHead('125'),
  ...paidClaim,
  'LX*2',
  'TS3*1234567893*12*20261231*1*78',
  ...deniedClaim,
  'PLB*1234567893*20261231*WO:ICN0000*30*L6:*-5',
]
const read = (segments: readonly string[], delimiters = usualDelimiters) => {
  const [remittance] = readRemittances(readX12(interchange([segments], { delimiters })))
  if (!remittance) throw new Error('the file holds no 835')
  return remittance
}
const remittance = read(body)

test('the payment, the payer and the payee are read', () => {
  expect(remittance.findings).toEqual([])
  expect(remittance.payment).toEqual({
    handling: 'I',
    total: 12500,
    creditDebit: 'C',
    method: 'ACH',
    date: '2026-01-30',
    trace: 'EFT1001',
  })
  expect(remittance.payer).toMatchObject({
    name: 'STATE MEDICAID',
    traceId: '1512345678',
    id: 'MEDI1',
  })
  expect(remittance.payee).toMatchObject({
    name: 'GOOD HOME CARE',
    npi: '1234567893',
    taxId: '123456789',
  })
  expect(remittance).toMatchObject({
    control: '0001',
    position: 3,
    interchangeControl: '000000001',
    groupControl: '1',
    version: '005010X221A1',
    productionDate: '2026-01-29',
  })
  expect(remittance.text).toMatch(/^ST\*835.*SE\*\d+\*0001~$/)
})

test('a claim is read with its people, references and raw segments', () => {
  const [claim] = remittance.claims
  expect(claim).toMatchObject({
    position: 16,
    claimId: 'CLAIM-1',
    status: '1',
    charge: 15600,
    paid: 15000,
    patientResponsibility: 0,
    filingIndicator: 'MC',
    payerClaimNumber: 'ICN0001',
    placeOfService: '12',
    frequency: '1',
    patient: { lastName: 'DOE', firstName: 'JANE', middleName: 'Q', id: 'MEM1' },
    memberId: 'MEM1',
    renderingProvider: { lastName: 'GOOD HOME CARE', idQualifier: 'XX' },
    subscriber: null,
    serviceFrom: '2026-01-02',
    serviceTo: '2026-01-04',
    receivedOn: '2026-01-10',
    adjustments: [],
    remarks: ['MA01', 'N130'],
    references: [{ qualifier: 'EA', value: 'CHART9' }],
    amounts: [{ qualifier: 'AU', amount: 15000 }],
  })
  expect(claim?.raw.map(({ text }) => text.slice(0, 3))).toEqual([
    'CLP',
    'NM1',
    'NM1',
    'MOA',
    'REF',
    'DTM',
    'AMT',
  ])
  expect(claim?.raw[0]?.position).toBe(16)
})

test('lines are read with what was billed and what was paid', () => {
  const [first, second] = remittance.claims[0]?.lines ?? []
  expect(first).toMatchObject({
    procedure: { qualifier: 'HC', code: 'T1019', modifiers: ['U1', 'U2'] },
    originalProcedure: null,
    charge: 7800,
    paid: 7800,
    paidUnits: 12,
    serviceFrom: '2026-01-02',
    serviceTo: '2026-01-02',
    lineControl: 'LINE1',
  })
  expect(second).toMatchObject({
    originalProcedure: { code: 'T1020' },
    originalUnits: 12,
    serviceFrom: '2026-01-03',
    serviceTo: '2026-01-04',
    adjustments: [{ group: 'CO', reason: '45', amount: 600, quantity: 1 }],
    remarks: ['N381'],
  })
  expect(second?.raw.map(({ text }) => text.slice(0, 3))).toEqual([
    'SVC',
    'DTM',
    'DTM',
    'CAS',
    'REF',
    'LQ*',
  ])
})

test('claim-level dates and adjustments are read', () => {
  expect(remittance.claims[1]).toMatchObject({
    serviceFrom: '2026-01-05',
    serviceTo: '2026-01-05',
    adjustments: [{ group: 'CO', reason: '197', amount: 7800, quantity: null }],
    lines: [],
  })
})

test('provider adjustments are read', () => {
  expect(remittance.providerAdjustments).toMatchObject([
    { provider: '1234567893', fiscalPeriodEnd: '2026-12-31', reason: 'WO', reference: 'ICN0000' },
    { reason: 'L6', reference: '', amount: -500 },
  ])
})

test('six triplets fit into one adjustment segment', () => {
  const cas = 'CAS*PR*1*.5**2*5.**3*-0*2*142*10**45*1*1*96*2'
  const [claim] = read(['CLP*A*1*20*1.5**MC*I', cas]).claims
  expect(
    claim?.adjustments.map(({ reason, amount, quantity }) => [reason, amount, quantity]),
  ).toEqual([
    ['1', 50, null],
    ['2', 500, null],
    ['3', 0, 2],
    ['142', 1000, null],
    ['45', 100, 1],
    ['96', 200, null],
  ])
})

test('other delimiters change nothing', () => {
  const other = read(body, { element: '|', component: '>', repetition: '!', segment: '\n' })
  const plain = ({ findings, payment, payer, claims, providerAdjustments }: Remittance) =>
    JSON.stringify({ findings, payment, payer, claims, providerAdjustments }).replace(
      /"text":"[^"]*"/g,
      '',
    )
  expect(plain(other)).toBe(plain(remittance))
})

test.each([
  ['an unreadable amount', 'CLP*A*1*ten*0**MC*I', 'bad_amount'],
  ['a fraction of a cent', 'CLP*A*1*1.005*0**MC*I', 'bad_amount'],
  ['an empty amount', 'CLP*A*1**0**MC*I', 'missing_amount'],
  ['an unknown status', 'CLP*A*77*1*0**MC*I', 'unknown_status'],
  ['no claim id', 'CLP**1*1*0**MC*I', 'missing_claim_id'],
  ['no procedure', 'SVC**1*1', 'missing_procedure'],
  ['no quantity', 'SVC*HC:T1019*1*1**many', 'bad_quantity'],
  ['no reason', 'CAS*CO**5', 'missing_reason'],
  ['no such day', 'DTM*232*20260230', 'bad_date'],
  ['a stray segment', 'CLM*A', 'unexpected_segment'],
])('%s becomes a finding', (_, segment, code) => {
  const segments = [...paymentHead('0'), 'CLP*A*1*0*0**MC*I', segment]
  expect(read(segments).findings.map((finding) => finding.code)).toEqual([code])
})

test('what the head lacks becomes a finding', () => {
  expect(read(['N1*PR*X']).findings.map(({ code }) => code)).toEqual([
    'missing_trace',
    'missing_payment',
  ])
  expect(read([...paymentHead('0'), 'CUR*PR*CAD']).findings).toEqual([])
  const foreign = paymentHead('0').toSpliced(2, 0, 'CUR*PR*CAD')
  expect(read(foreign).findings.map(({ code }) => code)).toEqual(['foreign_currency'])
})

test('one payment has one key, whoever delivers it', () => {
  const key = remittanceKey(remittance)
  expect(key).toBe('["1512345678","EFT1001","2026-01-30",12500]')
  const other = { element: '|', component: '>', repetition: '!', segment: '\n' }
  expect(remittanceKey(read(body, other))).toBe(key)
  expect(remittanceKey(read(paymentHead('125.01')))).not.toBe(key)
})

test('every transaction of every group is one remittance; other sets are left out', () => {
  const text = [
    interchange([body, body]),
    interchange([['BHT*0']], { setId: '277' }),
    interchange([body]),
  ].join('\n')
  expect(readRemittances(readX12(text))).toHaveLength(3)
})
