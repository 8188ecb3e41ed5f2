import { expect, test } from 'vitest'
import { readAcknowledgements } from '../acknowledgement/read.ts'
import { fileOf } from '../testing/inquiry.ts'
import { interchange } from '../testing/envelope.ts'
import { readClaimStatuses } from './read-answers.ts'

const head = [
  'BHT*0010*08*ANSWER1*20260203*0930*DG',
  'HL*1**20*1',
  'NM1*PR*2*STATE MEDICAID*****PI*MEDI1',
  'HL*2*1*21*1',
  'NM1*41*2*GOOD HOME CARE*****46*SUB1',
  'HL*3*2*19*1',
  'NM1*1P*2*GOOD HOME CARE*****XX*1234567893',
]
const member = ['HL*4*3*22*0', 'NM1*IL*1*DOE*JANE****MI*MEM1']
const read = (...segments: string[]) =>
  readClaimStatuses(fileOf('277', '005010X212', [...head, ...segments]))

test('each claim has its statuses, its money, its numbers and its lines', () => {
  const [response] = read(
    ...member,
    'TRN*2*ASK42-1',
    'STC*F1:65:QC*20260202**156*150*20260130*CHK*20260131*778899*F0:3',
    'REF*1K*ICN0001',
    'REF*EJ*CLAIM-1',
    'DTP*472*RD8*20260102-20260103',
    'SVC*HC:T1019:U1*78*72****12',
    'STC*F2:88:QC*20260202',
    'REF*FJ*LINE1',
    'DTP*472*D8*20260102',
    'TRN*2*ASK42-2',
    'STC*P3:317*20260201**78',
    'REF*EJ*CLAIM-2',
  )
  expect(response).toMatchObject({ reference: 'ANSWER1', producedOn: '2026-02-03', findings: [] })
  expect(response?.answers).toMatchObject([
    {
      trace: 'ASK42-1',
      claimId: 'CLAIM-1',
      payerClaimNumber: 'ICN0001',
      outcome: 'paid',
      payer: { lastName: 'STATE MEDICAID' },
      provider: { id: '1234567893' },
      subscriber: { lastName: 'DOE' },
      statuses: [
        {
          codes: [
            { category: 'F1', code: '65', entity: 'QC' },
            { category: 'F0', code: '3', entity: '' },
          ],
          effectiveOn: '2026-02-02',
          charge: 15600,
          paid: 15000,
          decidedOn: '2026-01-30',
          paidOn: '2026-01-31',
          paymentNumber: '778899',
        },
      ],
      dates: [{ qualifier: '472', from: '2026-01-02', to: '2026-01-03' }],
      lines: [
        {
          procedure: { qualifier: 'HC', code: 'T1019', modifiers: ['U1'] },
          charge: 7800,
          paid: 7200,
          units: 12,
          lineControl: 'LINE1',
          statuses: [{ codes: [{ category: 'F2' }] }],
        },
      ],
    },
    { trace: 'ASK42-2', claimId: 'CLAIM-2', payerClaimNumber: null, outcome: 'pending', lines: [] },
  ])
})

test.each([
  [['STC*A2:20*20260102'], 'received'],
  [['STC*A7:164*20260102'], 'rejected'],
  [['STC*A4:35*20260102'], 'not_found'],
  [['STC*D0:35*20260102'], 'not_found'],
  [['STC*R4:297*20260102'], 'information_needed'],
  [['STC*F4:104*20260102'], 'finalized'],
  [['STC*E1:0*20260102'], 'no_answer'],
  [['STC*F2:88*20260105', 'STC*P1:20*20260102'], 'denied'],
  [['STC*P1:20*20260102', 'STC*F1:65*20260105'], 'paid'],
  [['STC*Q9:1*20260102'], null],
  [[], null],
])('where a claim stands after %j', (segments, outcome) => {
  const [response] = read(...member, 'TRN*2*ASK42-1', ...segments)
  expect(response?.answers).toMatchObject([{ outcome }])
})

test('a status of the file or of a provider is that of no claim', () => {
  const [response] = read('TRN*1*0', 'STC*E0:24:85*20260203')
  expect(response).toMatchObject({ answers: [], statuses: [{ codes: [{ category: 'E0' }] }] })
})

test('a dependent is told with the subscriber; what cannot be read is told too', () => {
  const [response] = read(
    ...member,
    'HL*5*4*23',
    'NM1*QC*1*DOE*JOE',
    'TRN*2',
    'STC*F2:88:QC*2026**ten',
  )
  expect(response?.answers).toMatchObject([
    { trace: '', subscriber: { firstName: 'JANE' }, dependent: { firstName: 'JOE' } },
  ])
  expect(response?.findings.map(({ code }) => code)).toEqual([
    'missing_trace',
    'bad_date',
    'bad_amount',
  ])
})

test('the answer to claims and the answer to a question are not taken for one another', () => {
  const body = [...head, ...member, 'TRN*2*C1', 'STC*A2:20*20260102*WQ*10']
  const as = (guide: string) => interchange([body], { setId: '277' }).replace('005010X221A1', guide)
  expect(readClaimStatuses(fileOf('277', '005010X214', body))).toEqual([])
  expect(readAcknowledgements(as('005010X212')).answers).toEqual([])
  expect(readAcknowledgements(as('005010X214')).answers).toHaveLength(1)
})
