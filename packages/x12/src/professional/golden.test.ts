import { expect, test } from 'vitest'
import { aBatch, aClaim, aSubscriber, TODAY } from '../testing/batch.ts'
import { independentProblems } from '../testing/independent-check.ts'
import type {
  EarlierPayer,
  LineAnswer,
  ProfessionalClaim,
  ServiceLine,
  Subscriber,
} from './types.ts'
import { write837P } from './write.ts'

const payors: Readonly<Record<string, Partial<Subscriber>>> = {
  medicaid: {},
  'medicare-advantage': {
    filingIndicator: '16',
    groupNumber: 'GRP77',
    payer: { name: 'Plan One', idQualifier: 'PI', id: 'PLAN1' },
  },
  commercial: {
    filingIndicator: 'CI',
    groupNumber: 'EMP-4',
    payer: {
      name: 'Mutual of Albany',
      idQualifier: 'PI',
      id: 'MUT01',
      address: { street: 'PO Box 12', city: 'Albany', state: 'NY', zip: '12201' },
    },
  },
  veterans: {
    filingIndicator: 'VA',
    payer: { name: 'VA Community Care', idQualifier: 'PI', id: '12115', billingProviderId: 'V900' },
  },
}

const frequencies: Readonly<Record<string, Partial<ProfessionalClaim>>> = {
  original: { patientPaid: 2500 },
  replacement: { frequency: '7', originalClaimNumber: 'ICN100200' },
  void: { frequency: '8', originalClaimNumber: 'ICN100200' },
}

const medicare = {
  responsibility: 'P',
  filingIndicator: '16',
  groupNumber: 'GRP77',
  memberId: 'MBR900',
  name: 'Plan One',
  idQualifier: 'PI',
  id: 'PLAN1',
  claimNumber: 'ICN100200',
  paid: 10000,
  adjustments: [],
  date: '2026-01-20',
  remarks: ['MA01'],
} as const satisfies EarlierPayer
const commercial = {
  ...medicare,
  responsibility: 'S',
  filingIndicator: 'CI',
  groupNumber: undefined,
  memberId: 'COM12',
  name: 'Mutual of Albany',
  id: 'MUT01',
  claimNumber: 'ICN55',
  paid: 1600,
  date: '2026-01-25',
  remarks: [],
} as const satisfies EarlierPayer

const answer = (changes: Partial<LineAnswer>): LineAnswer => ({
  payerId: 'PLAN1',
  paid: 5000,
  procedure: 'T1019',
  modifiers: ['U1'],
  units: 12,
  adjustments: [
    { group: 'CO', reason: '45', amount: 800 },
    { group: 'PR', reason: '2', amount: 1500 },
    { group: 'PR', reason: '1', amount: 500 },
  ],
  remaining: 2000,
  date: '2026-01-20',
  ...changes,
})
const later = (line: ServiceLine): LineAnswer =>
  answer({
    payerId: 'MUT01',
    paid: 800,
    adjustments: [
      { group: 'OA', reason: '23', amount: line.charge - 2000 },
      { group: 'PR', reason: '3', amount: 1200 },
    ],
    remaining: 1200,
    date: '2026-01-25',
  })
const lines = aClaim().lines

/** One file for each place in the order of payors, and one for an answer without lines. */
const orders: [string, Partial<Subscriber>, Partial<ProfessionalClaim>][] = [
  [
    'secondary',
    { responsibility: 'S' },
    { earlierPayers: [medicare], lines: lines.map((line) => ({ ...line, answers: [answer({})] })) },
  ],
  [
    'secondary-by-claim',
    { responsibility: 'S' },
    {
      earlierPayers: [
        {
          ...medicare,
          adjustments: [
            { group: 'CO', reason: '45', amount: 1600 },
            { group: 'PR', reason: '2', amount: 4000 },
          ],
          remaining: 4000,
        },
      ],
    },
  ],
  [
    'tertiary',
    { responsibility: 'T' },
    {
      earlierPayers: [medicare, commercial],
      lines: lines.map((line) => ({ ...line, answers: [answer({}), later(line)] })),
    },
  ],
]

type Golden = readonly [string, Partial<Subscriber>, Partial<ProfessionalClaim>]

const golden: readonly Golden[] = [
  ...Object.entries(payors).flatMap(([payor, subscriber]) =>
    Object.entries(frequencies).map(([frequency, claim]): Golden => [
      `${payor}-${frequency}`,
      subscriber,
      claim,
    ]),
  ),
  ...orders,
]

const written = (subscriber: Partial<Subscriber>, claim: Partial<ProfessionalClaim>): string => {
  const claims = [aClaim(claim)]
  const result = write837P(aBatch({ subscribers: [aSubscriber({ ...subscriber, claims })] }), TODAY)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}

test.each(golden)(
  '%s is written as it always was, and is clean by other rules',
  async (name, subscriber, claim) => {
    const text = written(subscriber, claim)
    expect(independentProblems(text)).toEqual([])
    // One segment a line, so that a change can be read.
    await expect(text.replaceAll('~', '~\n')).toMatchFileSnapshot(`golden/${name}.edi`)
  },
)

test.each([
  ['CLM*CLAIM-1*156*', 'CLM*CLAIM-1*157*', 'CLM02 is the sum of SV102'],
  ['*UN*12**', '*UN*0**', 'units are more than 0'],
  ['ABK:R269', 'ABK:R26.9', 'diagnoses have no dot'],
  ['1234567893', '1234567894', 'the NPI is right'],
  ['12:B:1', '12:B:7', 'REF F8 stands with'],
  ['LINE2', 'LINE1', 'line controls are unique'],
  ['IEA*1*000000042', 'IEA*1*000000043', 'ISA13 is IEA02'],
])('the other rules see %s turned into %s', (from, to, said) => {
  const text = written({}, {})
  expect(text).toContain(from)
  expect(independentProblems(text.replace(from, to)).join(' ')).toContain(said)
})

test.each([
  ['SVD*PLAN1*50*', 'SVD*PLAN1*51*', 'SV102 = SVD02 + CAS'],
  ['AMT*D*100~', 'AMT*D*99~', 'CLM02 = AMT*D + CAS'],
  ['PR*2*15**1*5~', 'PR*2*15**1*6~', 'SV102 = SVD02 + CAS'],
  ['OI***Y*P**Y~', 'OI***N*P**Y~', 'OI says'],
])('the other rules see %s of an earlier payor turned into %s', (from, to, said) => {
  const [, subscriber, claim] = orders[0] ?? ['', {}, {}]
  const text = written(subscriber, claim)
  expect(text).toContain(from)
  expect(independentProblems(text.replace(from, to)).join(' ')).toContain(said)
})

test.each<[string, Partial<Subscriber>, Partial<ProfessionalClaim>, string]>([
  ['no earlier payor', { responsibility: 'S' }, {}, 'are not those before this payer'],
  ['one too many', {}, { earlierPayers: [medicare] }, 'are not those before this payer'],
  [
    'a cent too few',
    { responsibility: 'S' },
    { earlierPayers: [{ ...medicare, paid: 15599 }] },
    'does not balance: 156.00 was charged, and 155.99 of it was paid or adjusted',
  ],
  [
    'an answer to one line of two',
    { responsibility: 'S' },
    {
      earlierPayers: [medicare],
      lines: lines.map((line, index) => ({ ...line, answers: index === 0 ? [answer({})] : [] })),
    },
    'line 2 is charged 78.00, and 0.00 of it was paid or adjusted',
  ],
  [
    'itself before itself',
    { responsibility: 'S' },
    { earlierPayers: [{ ...medicare, id: 'MEDI1', paid: 15600 }] },
    'have the ID of another payer',
  ],
  [
    'Medicare behind another',
    { responsibility: 'S', filingIndicator: 'MB' },
    { earlierPayers: [{ ...medicare, paid: 15600 }] },
    'stand before Medicare',
  ],
])('%s is refused in words', (_, subscriber, claim, said) => {
  expect(() => written(subscriber, claim)).toThrow(said)
})
