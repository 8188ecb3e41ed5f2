import { expect, test } from 'vitest'
import { readX12 } from '../read.ts'
import { TODAY } from '../testing/batch.ts'
import { aPerson, anEligibilityInquiry } from '../testing/inquiry.ts'
import { readEligibilityQuestions } from './read-questions.ts'
import type { EligibilityInquiry } from './types.ts'
import { write270 } from './write.ts'

const textOf = (inquiry: EligibilityInquiry): string => {
  const result = write270(inquiry, TODAY)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}
const problemsOf = (changes: Partial<EligibilityInquiry>): string[] => {
  const result = write270(anEligibilityInquiry(changes), TODAY)
  return result.ok ? [] : result.problems.map(({ path, sentence }) => `${path} ${sentence}`)
}

test('a 270 has its levels in the order of the guide', () => {
  expect(textOf(anEligibilityInquiry()).split('~').slice(1, -2)).toEqual([
    'GS*HS*AGENCY*CLEARING*20260201*0930*42*X*005010X279A1',
    'ST*270*0001*005010X279A1',
    'BHT*0022*13*ASK42*20260201*0930',
    'HL*1**20*1',
    'NM1*PR*2*STATE MEDICAID*****PI*MEDI1',
    'HL*2*1*21*1',
    'NM1*1P*2*GOOD HOME CARE*****XX*1234567893',
    'HL*3*2*22*0',
    'TRN*1*ASK42-1*1123456789',
    'NM1*IL*1*DOE*JANE*Q***MI*MEM1',
    'DMG*D8*19400506*F',
    'DTP*291*RD8*20260201-20260228',
    'EQ*30',
    'HL*4*2*22*0',
    'TRN*1*ASK42-2*1123456789',
    'NM1*IL*1*PENA*JOSE*Q***MI*MEM2',
    'DMG*D8*19400506',
    'DTP*291*D8*20260201',
    'EQ*42',
    'EQ*30',
    'SE*20*0001',
    'GE*1*42',
  ])
})

test('what is written is read again, without a finding, also with other delimiters', () => {
  const { envelope } = anEligibilityInquiry()
  for (const delimiters of [
    undefined,
    { element: '|', component: '>', repetition: '!', segment: '\n' },
  ]) {
    const file = readX12(
      textOf(
        anEligibilityInquiry({ envelope: { ...envelope, ...(delimiters && { delimiters }) } }),
      ),
    )
    const [read] = readEligibilityQuestions(file)
    expect([...file.findings, ...(read?.findings ?? [])]).toEqual([])
    expect(read).toMatchObject({
      reference: 'ASK42',
      producedOn: '2026-02-01',
      questions: [
        {
          trace: 'ASK42-1',
          payer: { id: 'MEDI1' },
          provider: { id: '1234567893' },
          subscriber: { lastName: 'DOE', id: 'MEM1' },
          dependent: null,
          birthDate: '1940-05-06',
          sex: 'F',
          dates: [{ qualifier: '291', from: '2026-02-01', to: '2026-02-28' }],
          serviceTypes: ['30'],
        },
        { trace: 'ASK42-2', sex: '', serviceTypes: ['42', '30'] },
      ],
    })
  }
})

test('a question about a dependent is read with both people', () => {
  const text =
    'BHT*0022*13*1*20260201*0930~HL*1**20*1~NM1*PR*2*STATE*****PI*M1~HL*2*1*21*1~NM1*1P*1*JONES*MARCUS****SV*77~HL*3*2*22*1~NM1*IL*1******MI*MEM1~HL*4*3*23*0~TRN*1*T9*9876543210~NM1*03*1*SMITH*MARY~DMG*D8*19781014~EQ*30^42'
  const [read] = readEligibilityQuestions(
    readX12(textOf(anEligibilityInquiry()).replace(/BHT.*?~SE\*20/, `${text}~SE*14`)),
  )
  expect(read?.questions).toMatchObject([
    {
      trace: 'T9',
      subscriber: { id: 'MEM1' },
      dependent: { lastName: 'SMITH' },
      birthDate: '1978-10-14',
      serviceTypes: ['30', '42'],
    },
  ])
})

const question = (changes: object) =>
  [{ ...anEligibilityInquiry().questions[0], ...changes }] as EligibilityInquiry['questions']

test.each<[Partial<EligibilityInquiry>, string]>([
  [{ questions: [] }, 'questions are none'],
  [
    {
      questions: Array.from({ length: 100 }, (_, at) => ({
        trace: `T${at}`,
        person: aPerson(),
        time: { from: TODAY, to: TODAY },
      })),
    },
    'questions are more than 99',
  ],
  [{ questions: [...question({}), ...question({})] }, 'questions[1].trace stands twice: "ASK42-1"'],
  [{ questions: question({ trace: 'a1' }) }, 'questions[0].trace holds small letters'],
  [
    { questions: question({ person: aPerson({ memberId: 'A*B' }) }) },
    'questions[0].person.memberId holds characters that cannot be sent: "A*B"',
  ],
  [
    { questions: question({ person: aPerson({ birthDate: '2027-01-01' }) }) },
    'questions[0].person.birthDate is in the future: 2027-01-01',
  ],
  [
    { questions: question({ time: { from: '2026-02-30', to: '2026-03-01' } }) },
    'questions[0].time.from is no date: "2026-02-30"',
  ],
  [
    { questions: question({ time: { from: '2026-02-02', to: '2026-02-01' } }) },
    'questions[0].time.to is before the first day',
  ],
  [
    { questions: question({ serviceTypes: ['home'] }) },
    'questions[0].serviceTypes[0] is no service type: "home"',
  ],
  [{ taxId: '12-3456789' }, 'taxId is not 9 digits'],
  [
    { provider: { name: { kind: 'organization', name: 'X' }, npi: '1234567890' } },
    'provider.npi is no valid NPI: "1234567890"',
  ],
  [{ payer: { name: ' ', idQualifier: 'PI', id: 'X' } }, 'payer.name is empty'],
])('what does not follow the rules is refused in words: %#', (changes, sentence) => {
  expect(problemsOf(changes).join('\n')).toContain(sentence)
})
