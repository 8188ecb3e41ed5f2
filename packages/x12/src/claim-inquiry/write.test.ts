import { expect, test } from 'vitest'
import { readX12 } from '../read.ts'
import { TODAY } from '../testing/batch.ts'
import { aClaimInquiry } from '../testing/inquiry.ts'
import { readClaimQuestions } from './read-questions.ts'
import type { ClaimInquiry, ClaimQuestion } from './types.ts'
import { write276 } from './write.ts'

const textOf = (inquiry: ClaimInquiry): string => {
  const result = write276(inquiry, TODAY)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}

test('a 276 has its levels in the order of the guide', () => {
  expect(textOf(aClaimInquiry()).split('~').slice(1, -2)).toEqual([
    'GS*HR*AGENCY*CLEARING*20260201*0930*42*X*005010X212',
    'ST*276*0001*005010X212',
    'BHT*0010*13*ASK42*20260201*0930',
    'HL*1**20*1',
    'NM1*PR*2*STATE MEDICAID*****PI*MEDI1',
    'HL*2*1*21*1',
    'NM1*41*2*GOOD HOME CARE*****46*SUB1',
    'HL*3*2*19*1',
    'NM1*1P*2*GOOD HOME CARE*****XX*1234567893',
    'HL*4*3*22*0',
    'DMG*D8*19400506*F',
    'NM1*IL*1*DOE*JANE*Q***MI*MEM1',
    'TRN*1*ASK42-1',
    'REF*1K*ICN0001',
    'REF*EJ*CLAIM-1',
    'AMT*T3*156',
    'DTP*472*RD8*20260102-20260103',
    'TRN*1*ASK42-2',
    'REF*EJ*CLAIM-2',
    'AMT*T3*0.5',
    'DTP*472*D8*20260105',
    'SE*21*0001',
    'GE*1*42',
  ])
})

test('what is written is read again, without a finding', () => {
  const file = readX12(textOf(aClaimInquiry()))
  const [read] = readClaimQuestions(file)
  expect([...file.findings, ...(read?.findings ?? [])]).toEqual([])
  expect(read?.questions).toMatchObject([
    {
      trace: 'ASK42-1',
      charge: 15600,
      payer: { id: 'MEDI1' },
      provider: { id: '1234567893' },
      subscriber: { id: 'MEM1' },
      dates: [{ from: '2026-01-02', to: '2026-01-03' }],
      references: [{ qualifier: '1K', value: 'ICN0001' }, { qualifier: 'EJ' }],
    },
    { trace: 'ASK42-2', charge: 50 },
  ])
})

const claimWith = (changes: Partial<ClaimQuestion>): Partial<ClaimInquiry> => {
  const [subscriber] = aClaimInquiry().subscribers
  const claims = subscriber?.claims.map((claim) => ({ ...claim, ...changes })) ?? []
  return { subscribers: subscriber ? [{ ...subscriber, claims }] : [] }
}

test.each<[Partial<ClaimInquiry>, string]>([
  [{ subscribers: [] }, 'subscribers are none'],
  [
    { subscribers: aClaimInquiry().subscribers.map((each) => ({ ...each, claims: [] })) },
    'subscribers[0].claims are none',
  ],
  [claimWith({ trace: 'SAME' }), 'claims[1].trace stands twice: "SAME"'],
  [claimWith({ claimId: 'X'.repeat(21) }), 'claims[0].claimId is longer than 20 characters'],
  [claimWith({ charge: 1.5 }), 'claims[0].charge is no amount in whole cents'],
  [claimWith({ charge: -1 }), 'claims[0].charge is no amount in whole cents'],
  [
    claimWith({ time: { from: '2026-02-01', to: '2026-02-02' } }),
    'claims[0].time is in the future',
  ],
  [claimWith({ payerClaimNumber: 'A~B' }), 'holds characters that cannot be sent: "A~B"'],
  [{ submitter: { name: 'X', id: '' } }, 'submitter.id is empty'],
])('what does not follow the rules is refused in words: %#', (changes, sentence) => {
  const result = write276(aClaimInquiry(changes), TODAY)
  const said = result.ok ? [] : result.problems.map((each) => `${each.path} ${each.sentence}`)
  expect(said.join('\n')).toContain(sentence)
})
