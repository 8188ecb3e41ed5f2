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
