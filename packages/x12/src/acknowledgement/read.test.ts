import { expect, test } from 'vitest'
import { interchange } from '../testing/envelope.ts'
import { readAcknowledgements } from './read.ts'

const claimsAnswer = (...patients: string[][]) => [
  'BHT*0085*08*1*20261102*1200*TH',
  ...patients.flatMap((segments, index) => [`HL*${index + 4}*3*PT`, ...segments]),
]
const file = (body: readonly string[]) =>
  interchange([body], { setId: '277' }).replace('005010X221A1', '005010X214')

const claimsOf = (text: string) =>
  readAcknowledgements(text).answers.flatMap((answer) =>
    answer.kind === '277CA' ? answer.claims : [],
  )

test('a claim without a status that decides is neither accepted nor rejected', () => {
  const text = file(
    claimsAnswer(
      ['TRN*2*C1', 'STC*A2:20*20261102*WQ*10'],
      ['TRN*2*C2', 'STC*E1:689*20261102*U*10'],
      ['TRN*2*C3'],
    ),
  )
  expect(claimsOf(text).map(({ claimId, accepted }) => [claimId, accepted])).toEqual([
    ['C1', true],
    ['C2', null],
    ['C3', null],
  ])
})

test('a claim that is named twice is answered once, and rejected if it was so once', () => {
  const text = file(
    claimsAnswer(
      ['TRN*2*C1', 'STC*A7:164*20261102*U*10'],
      ['TRN*2*C1', 'STC*A2:20*20261102*WQ*10'],
    ),
  )
  expect(claimsOf(text)).toMatchObject([{ claimId: 'C1', accepted: false }])
})

test('a transaction that is cut off is told and not applied', () => {
  const text = file(
    claimsAnswer(
      ['TRN*2*C1', 'STC*A2:20*20261102*WQ*10'],
      ['TRN*2*C2', 'STC*A7:164*20261102*U*10'],
    ),
  )
  const cut = text.slice(0, text.indexOf('STC*A7'))
  expect(readAcknowledgements(cut)).toMatchObject({
    answers: [],
    problems: expect.arrayContaining([expect.stringContaining('has no SE')]),
  })
})

test('a claim in two files is answered for each, by the batch that the receiver names', () => {
  const named = (batch: string, status: string) => [
    'HL*2*1*21*1',
    `TRN*2*${batch}`,
    'HL*4*3*PT',
    'TRN*2*C1',
    `STC*${status}*20261102*WQ*10`,
  ]
  const text = file([...named('HW000000001', 'A7:164'), ...named('HW000000002', 'A2:20')])
  expect(claimsOf(text)).toMatchObject([
    { claimId: 'C1', batchId: 'HW000000001', accepted: false },
    { claimId: 'C1', batchId: 'HW000000002', accepted: true },
  ])
})

test('a claim has all its statuses, whom they concern, and the number of the payor', () => {
  const text = file(
    claimsAnswer(['TRN*2*C1', 'STC*A7:164:IL*20261102*U*10******A7:33*A6:252', 'REF*1K*P100']),
  )
  expect(claimsOf(text)).toMatchObject([
    {
      accepted: false,
      payerClaimNumber: 'P100',
      statuses: [
        { category: 'A7', code: '164', entity: 'IL' },
        { category: 'A7', code: '33', entity: '' },
        { category: 'A6', code: '252', entity: '' },
      ],
    },
  ])
})

const group = (body: readonly string[]) =>
  readAcknowledgements(
    interchange([body], { setId: '999' }).replace('005010X221A1', '005010X231A1'),
  ).answers[0]

test('a 999 that accepts, also with errors, accepts; the control number has no zeros before it', () => {
  const of = (code: string) =>
    group(['AK1*HC*0042*005010X222A1', 'AK2*837*0001', `IK5*${code}`, `AK9*${code}*1*1*1`])
  expect(of('A')).toMatchObject({ kind: '999', control: '42', accepted: true, sender: 'PAYER' })
  expect(of('E')).toMatchObject({ accepted: true })
  for (const code of ['R', 'P', 'M', 'W', 'X']) expect(of(code)).toMatchObject({ accepted: false })
})

test('a 999 says where and what is wrong, the element rather than its segment', () => {
  const answer = group([
    'AK1*HC*42*005010X222A1',
    'AK2*837*0001',
    'IK3*NM1*8*2010*8',
    'IK4*9:1*67*7*BAD',
    'IK3*N3*9*2010*3',
    'IK3*ZZ*10**99',
    'IK5*R',
    'AK9*R*1*1*0',
  ])
  expect(answer).toMatchObject({
    transactions: [
      {
        control: '0001',
        accepted: false,
        errors: [
          { position: 8, sentence: 'NM109 has a code that is not allowed: "BAD".' },
          { position: 9, sentence: 'Segment N3 is missing.' },
          { position: 10, sentence: 'Segment ZZ is not right (code 99).' },
        ],
      },
    ],
  })
})

const envelopeAnswer = (segment: string) => {
  const text = interchange([], {}).replace(/GS\*.*?~GE\*0\*1~IEA\*1/, `${segment}~IEA*0`)
  return readAcknowledgements(text).answers
}

test('a TA1 accepts, accepts with a word, or rejects with the reason', () => {
  expect(envelopeAnswer('TA1*42*261102*1200*A*000')).toMatchObject([
    { kind: 'TA1', control: '000000042', accepted: true, sentences: [], sender: 'PAYER' },
  ])
  expect(envelopeAnswer('TA1*000000042*261102*1200*E*022')).toMatchObject([{ accepted: true }])
  expect(envelopeAnswer('TA1*000000042*261102*1200*R*999')).toMatchObject([
    { accepted: false, sentences: ['The envelope of the file is not right (TA1 note 999).'] },
  ])
})

test('another kind of transaction is told, and nothing throws', () => {
  expect(readAcknowledgements(interchange([['BPR*I*0']]))).toMatchObject({
    answers: [],
    problems: expect.arrayContaining(['The transaction 835 is no answer to a file of claims.']),
  })
  for (const odd of ['', 'ISA*', 'hello']) {
    expect(readAcknowledgements(odd).answers).toEqual([])
  }
})
