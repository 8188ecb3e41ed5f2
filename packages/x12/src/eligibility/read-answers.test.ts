import { expect, test } from 'vitest'
import { fileOf } from '../testing/inquiry.ts'
import { coverageOn, otherPayersOf } from './coverage.ts'
import { readEligibilityAnswers } from './read-answers.ts'

const head = [
  'BHT*0022*11*ASK42*20260201*0930',
  'HL*1**20*1',
  'NM1*PR*2*STATE MEDICAID*****PI*MEDI1',
  'HL*2*1*21*1',
  'NM1*1P*2*GOOD HOME CARE*****XX*1234567893',
]
const member = [
  'HL*3*2*22*0',
  'TRN*2*ASK42-1*1123456789',
  'NM1*IL*1*DOE*JANE****MI*MEM1',
  'DMG*D8*19400506*F',
]
const read = (...segments: string[]) =>
  readEligibilityAnswers(fileOf('271', '005010X279A1', [...head, ...segments]))
const answerOf = (...segments: string[]) => {
  const answer = read(...member, ...segments)[0]?.answers[0]
  if (!answer) throw new Error('Nothing was answered.')
  return answer
}

test('an answer has the person, our number, and each benefit with what it says', () => {
  const answer = answerOf(
    'DTP*346*D8*20260101',
    'EB*1**30^42*MC*MEDICAID PCS',
    'EB*Y*IND*30***29*150.5',
    'DTP*307*RD8*20260201-20260228',
    'MSG*MET ON THE FIRST',
    'EB*A**42***27**.2**12.5*Y',
    'EB*R**30*HM*BEST PLAN',
    'REF*18*P77',
    'LS*2120',
    'NM1*P5*2*BEST PLAN*****PI*BP1',
    'PER*IC*CARE DESK*TE*8005550100*EM*a@example.org',
    'LE*2120',
  )
  expect(answer).toMatchObject({
    trace: 'ASK42-1',
    subscriber: { lastName: 'DOE', id: 'MEM1' },
    payer: { lastName: 'STATE MEDICAID' },
    birthDate: '1940-05-06',
    dates: [{ qualifier: '346', from: '2026-01-01' }],
    benefits: [
      { information: '1', serviceTypes: ['30', '42'], insuranceType: 'MC', plan: 'MEDICAID PCS' },
      {
        information: 'Y',
        amount: 15050,
        dates: [{ from: '2026-02-01', to: '2026-02-28' }],
        messages: ['MET ON THE FIRST'],
      },
      { information: 'A', share: 0.2, quantity: 12.5, authorizationRequired: true },
      { information: 'R', references: [{ qualifier: '18', value: 'P77' }] },
    ],
  })
  expect(otherPayersOf(answer)).toMatchObject([
    {
      party: { lastName: 'BEST PLAN', id: 'BP1' },
      insuranceType: 'HM',
      contacts: [{ name: 'CARE DESK', numbers: ['8005550100', 'a@example.org'] }],
    },
  ])
})

test.each<[string, string[], string]>([
  ['no days at all', ['EB*1**30'], 'active'],
  ['no service named', ['EB*1'], 'active'],
  ['days that hold it', ['EB*1**30', 'DTP*307*RD8*20260101-20261231'], 'active'],
  ['days before it', ['EB*1**30', 'DTP*307*RD8*20250101-20251231'], 'unknown'],
  ['a day of the plan that is another', ['DTP*291*D8*20260131', 'EB*1**30'], 'unknown'],
  [
    'one of two spans',
    ['EB*1**30', 'DTP*291*RD8*20250101-20250201', 'DTP*291*RD8*20260101-20260301'],
    'active',
  ],
  ['a plan that began', ['DTP*346*D8*20260101', 'EB*1**30'], 'active'],
  ['a plan that ended', ['DTP*346*D8*20250101', 'DTP*347*D8*20251231', 'EB*1**30'], 'unknown'],
  [
    'days of the benefit before those of the person',
    ['DTP*347*D8*20251231', 'EB*1**30', 'DTP*348*D8*20260101'],
    'active',
  ],
  ['a day that decides nothing', ['EB*1**30', 'DTP*636*D8*20200101'], 'active'],
  ['another service', ['EB*1**35'], 'unknown'],
  ['the service that was asked', ['EB*1**42'], 'active'],
  ['no coverage', ['EB*6**30'], 'inactive'],
  ['no coverage, but other services have it', ['EB*6**30', 'EB*1**35'], 'inactive'],
  ['one plan ended, another holds', ['EB*6**30', 'EB*4**30'], 'active'],
  ['only a share', ['EB*A**30***27**.2'], 'unknown'],
  ['nobody found', ['AAA*N**75*C'], 'unknown'],
])('coverage of a day: %s', (_, segments, coverage) => {
  expect(coverageOn(answerOf(...segments), '2026-02-01', ['42'])).toBe(coverage)
})

test('a refusal of the payer, of the provider or of a person has its level and what to do', () => {
  expect(read('AAA*Y**50*N')).toMatchObject([
    { answers: [], refusals: [{ level: '21', code: '50', followUp: 'N' }] },
  ])
  const early = readEligibilityAnswers(
    fileOf('271', '005010X279A1', ['HL*1**20*0', 'AAA*Y**42*R', 'NM1*PR*2*STATE']),
  )
  expect(early).toMatchObject([{ refusals: [{ level: '20', code: '42', followUp: 'R' }] }])
  expect(answerOf('AAA*N**72*C')).toMatchObject({
    benefits: [],
    refusals: [{ level: '22', code: '72', followUp: 'C' }],
  })
})

test('a dependent is answered for; a subscriber who is only named is not', () => {
  const [response] = read(
    'HL*3*2*22*1',
    'NM1*IL*1*DOE*JOHN****MI*MEM1',
    'HL*4*3*23*0',
    'TRN*2*ASK42-9*1123456789',
    'NM1*03*1*DOE*MARY',
    'DMG*D8*19980102*F',
    'EB*1**30',
  )
  expect(response?.answers).toMatchObject([
    { trace: 'ASK42-9', subscriber: { firstName: 'JOHN' }, dependent: { firstName: 'MARY' } },
  ])
})

test('what cannot be read is told, and the rest is read', () => {
  const [response] = read(
    'HL*3*9*22*0',
    'NM1*IL*1*DOE*JANE****MI*MEM1',
    'EB*C**30***29*ten',
    'DTP*291*RD8*20260228-20260201',
  )
  expect(response?.answers).toMatchObject([
    { trace: null, payer: null, benefits: [{ amount: null, dates: [] }] },
  ])
  expect(response?.findings.map(({ code, severity }) => [code, severity])).toEqual([
    ['lost_level', 'problem'],
    ['missing_trace', 'note'],
    ['bad_amount', 'note'],
    ['bad_date', 'note'],
  ])
})

test('an answer of another kind is not one about eligibility', () => {
  expect(readEligibilityAnswers(fileOf('271', '004010X092A1', member))).toEqual([])
  expect(readEligibilityAnswers(fileOf('277', '005010X212', member))).toEqual([])
})
