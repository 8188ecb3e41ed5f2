import { expect, test } from 'vitest'
import { TODAY, aBatch, aClaim, aLine, aProvider, aSubscriber } from '../testing/batch.ts'
import type { ProfessionalBatch } from './types.ts'
import { write837P } from './write.ts'

const written = (batch: ProfessionalBatch): string => {
  const result = write837P(batch, TODAY)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}
const lines = (batch: ProfessionalBatch) => written(batch).replace(/~$/, '').split('~')
const problems = (batch: ProfessionalBatch) => {
  const result = write837P(batch, TODAY)
  return result.ok ? [] : result.problems.map(({ path, sentence }) => `${path} ${sentence}`)
}
const withClaim = (changes: Parameters<typeof aClaim>[0]) =>
  aBatch({ subscribers: [aSubscriber({ claims: [aClaim(changes)] })] })
const withLine = (changes: Parameters<typeof aLine>[0]) => withClaim({ lines: [aLine(changes)] })

test('a home-care claim is the file of the guide', () => {
  expect(lines(aBatch())).toEqual([
    'ISA*00*          *00*          *ZZ*AGENCY         *ZZ*CLEARING       *260201*0930*^*00501*000000042*0*T*:',
    'GS*HC*AGENCY*CLEARING*20260201*0930*42*X*005010X222A1',
    'ST*837*0001*005010X222A1',
    'BHT*0019*00*BATCH42*20260201*0930*CH',
    'NM1*41*2*GOOD HOME CARE*****46*SUB1',
    'PER*IC*ANN BILLING*TE*5185550100*EM*ANN@EXAMPLE.ORG',
    'NM1*40*2*CLEARING HOUSE*****46*CLEARING',
    'HL*1**20*1',
    'PRV*BI*PXC*253Z00000X',
    'NM1*85*2*GOOD HOME CARE*****XX*1234567893',
    'N3*1 MAIN ST',
    'N4*ALBANY*NY*122071234',
    'REF*EI*123456789',
    'HL*2*1*22*0',
    'SBR*P*18*******MC',
    'NM1*IL*1*DOE*JANE*Q***MI*MEM1',
    'N3*5 ELM ST',
    'N4*ALBANY*NY*12207',
    'DMG*D8*19400506*F',
    'NM1*PR*2*STATE MEDICAID*****PI*MEDI1',
    'CLM*CLAIM-1*156***12:B:1*Y*A*Y*Y',
    'REF*G1*AUTH77',
    'HI*ABK:R269*ABF:I10',
    'LX*1',
    'SV1*HC:T1019:U1*78*UN*12***1',
    'DTP*472*D8*20260102',
    'REF*6R*LINE1',
    'LX*2',
    'SV1*HC:T1019:U1*78*UN*12***2:1',
    'DTP*472*D8*20260103',
    'REF*6R*LINE2',
    'SE*30*0001',
    'GE*1*42',
    'IEA*1*000000042',
  ])
  expect(written(aBatch()).indexOf('~')).toBe(105)
})

test('several clients with several claims share one billing provider', () => {
  const subscribers = [
    aSubscriber({ claims: [aClaim({ claimId: 'A' }), aClaim({ claimId: 'B' })] }),
    aSubscriber({ memberId: 'MEM2', claims: [aClaim({ claimId: 'C' })] }),
  ]
  const all = lines(aBatch({ subscribers }))
  expect(all.filter((line) => line.startsWith('HL'))).toEqual([
    'HL*1**20*1',
    'HL*2*1*22*0',
    'HL*3*1*22*0',
  ])
  expect(all.filter((line) => line.startsWith('CLM'))).toHaveLength(3)
})

test('a replacement names the original claim', () => {
  const all = lines(withClaim({ frequency: '7', originalClaimNumber: 'ICN0001' }))
  expect(all).toContain('CLM*CLAIM-1*156***12:B:7*Y*A*Y*Y')
  expect(all).toContain('REF*F8*ICN0001')
})

test('an aide without NPI is sent with a state id', () => {
  const rendering = {
    name: { kind: 'person', last: 'Roe', first: 'Ann' },
    secondaryIds: [{ qualifier: '0B', value: 'AIDE9' }],
  } as const
  const all = lines(withClaim({ rendering }))
  const at = all.indexOf('NM1*82*1*ROE*ANN')
  expect(all.slice(at - 1, at + 3)).toEqual([
    'HI*ABK:R269*ABF:I10',
    'NM1*82*1*ROE*ANN',
    'REF*0B*AIDE9',
    'LX*1',
  ])
})

test('an atypical agency without NPI is known by its payers', () => {
  const atypical = { ...aProvider, npi: null }
  expect(problems(aBatch({ provider: atypical }))).toEqual([
    'billing[0].subscribers[0].payer.billingProviderId is needed: the billing provider has no NPI',
  ])
  const payer = { ...aSubscriber().payer, billingProviderId: 'STATE77' }
  const all = lines(aBatch({ provider: atypical, subscribers: [aSubscriber({ payer })] }))
  expect(all).toContain('NM1*85*2*GOOD HOME CARE')
  expect(all).toContain('REF*G2*STATE77')
})

test('what may be added stands in the order of the guide', () => {
  const provider = {
    name: { kind: 'person', last: 'Roe', first: 'Ann' },
    npi: '1003814971',
  } as const
  const claim = aClaim({
    frequency: '8',
    originalClaimNumber: 'ICN1',
    referralNumber: 'R1',
    medicalRecordNumber: 'CHART1',
    patientPaid: 550,
    note: 'Bill to spend-down',
    referring: provider,
    rendering: { ...provider, taxonomy: '3747P1801X' },
    supervising: provider,
    lines: [
      aLine({
        modifiers: ['U1', 'U2', 'U3', 'U4'],
        units: 1.25,
        rate: 333,
        charge: 416,
        placeOfService: '13',
        through: '2026-01-08',
        priorAuthorization: 'AUTH78',
        note: 'Split shift',
        rendering: provider,
        ordering: provider,
      }),
    ],
  })
  const all = lines(aBatch({ subscribers: [aSubscriber({ claims: [claim], groupNumber: 'G9' })] }))
  expect(all).toContain('SBR*P*18*G9******MC')
  expect(
    all.slice(
      all.findIndex((line) => line.startsWith('CLM')),
      -3,
    ),
  ).toEqual([
    'CLM*CLAIM-1*4.16***12:B:8*Y*A*Y*Y',
    'AMT*F5*5.5',
    'REF*9F*R1',
    'REF*G1*AUTH77',
    'REF*F8*ICN1',
    'REF*EA*CHART1',
    'NTE*ADD*BILL TO SPEND-DOWN',
    'HI*ABK:R269*ABF:I10',
    'NM1*DN*1*ROE*ANN****XX*1003814971',
    'NM1*82*1*ROE*ANN****XX*1003814971',
    'PRV*PE*PXC*3747P1801X',
    'NM1*DQ*1*ROE*ANN****XX*1003814971',
    'LX*1',
    'SV1*HC:T1019:U1:U2:U3:U4*4.16*UN*1.25*13**1',
    'DTP*472*RD8*20260102-20260108',
    'REF*G1*AUTH78',
    'REF*6R*LINE1',
    'NTE*ADD*SPLIT SHIFT',
    'NM1*82*1*ROE*ANN****XX*1003814971',
    'NM1*DK*1*ROE*ANN****XX*1003814971',
  ])
})

test('names are made to fit, delimiters in them cannot break the file', () => {
  const name = { last: 'O’Brien*~:^Łópez-Núñez', first: 'Ann\n~SE*1*0001~', middle: '日' }
  const all = lines(aBatch({ subscribers: [aSubscriber({ name })] }))
  expect(all).toContain("NM1*IL*1*O'BRIEN LOPEZ-NUNEZ*ANN SE 1 0001****MI*MEM1")
})

test('other delimiters are kept out of the data', () => {
  const delimiters = { element: '|', component: '>', repetition: '!', segment: '\n' }
  const envelope = { ...aBatch().envelope, delimiters }
  const receiver = { name: 'A|B>C!D\nE*F:G~H', id: 'CLEARING' }
  const text = written(aBatch({ envelope, receiver }))
  expect(text.split('\n')).toContain('NM1|40|2|A B C D E*F:G~H|||||46|CLEARING')
})

test.each<[string, ProfessionalBatch, string]>([
  [
    'an id with a delimiter',
    withClaim({ priorAuthorization: 'A*1' }),
    'billing[0].subscribers[0].claims[0].priorAuthorization holds characters that cannot be sent: "A*1"',
  ],
  [
    'an id that would come back changed',
    withClaim({ claimId: 'abc' }),
    'billing[0].subscribers[0].claims[0].claimId holds small letters; it would come back as another id',
  ],
  [
    'a long claim id',
    withClaim({ claimId: 'X'.repeat(21) }),
    'billing[0].subscribers[0].claims[0].claimId is longer than 20 characters',
  ],
  [
    'a replacement without original',
    withClaim({ frequency: '7' }),
    'billing[0].subscribers[0].claims[0].originalClaimNumber is needed to replace or void a claim',
  ],
  [
    'no diagnosis',
    withClaim({ diagnoses: [] }),
    'billing[0].subscribers[0].claims[0].diagnoses are none',
  ],
  [
    'a dotted diagnosis',
    withClaim({ diagnoses: ['R26.9', 'I10'] }),
    'billing[0].subscribers[0].claims[0].diagnoses[0] is no ICD-10 code without dot: "R26.9"',
  ],
  [
    '13 diagnoses',
    withClaim({ diagnoses: Array.from({ length: 13 }, (_, n) => `R2${n + 10}`) }),
    'billing[0].subscribers[0].claims[0].diagnoses are more than 12',
  ],
  [
    '51 lines',
    withClaim({ lines: Array.from({ length: 51 }, (_, n) => aLine({ control: `L${n}` })) }),
    'billing[0].subscribers[0].claims[0].lines are more than 50',
  ],
  ['no lines', withClaim({ lines: [] }), 'billing[0].subscribers[0].claims[0].lines are none'],
  [
    'one line control twice',
    withClaim({ lines: [aLine(), aLine()] }),
    'billing[0].subscribers[0].claims[0].lines have the same line control twice',
  ],
  [
    '5 modifiers',
    withLine({ modifiers: ['U1', 'U2', 'U3', 'U4', 'U5'] }),
    'billing[0].subscribers[0].claims[0].lines[0].modifiers are more than 4',
  ],
  [
    'no units',
    withLine({ units: 0 }),
    'billing[0].subscribers[0].claims[0].lines[0].units are not more than 0 with at most 3 decimals',
  ],
  [
    'a charge that is not units x rate',
    withLine({ charge: 7801 }),
    'billing[0].subscribers[0].claims[0].lines[0].charge is 7801 cents; units x rate are 7800',
  ],
  [
    'half a cent',
    withLine({ charge: 7800.5, rate: undefined }),
    'billing[0].subscribers[0].claims[0].lines[0].charge is no amount in cents',
  ],
  [
    'a charge of nothing',
    withLine({ charge: 0, rate: undefined }),
    'billing[0].subscribers[0].claims[0].lines[0].charge is nothing',
  ],
  [
    'a pointer too far',
    withLine({ diagnosisPointers: [3] }),
    'billing[0].subscribers[0].claims[0].lines[0].diagnosisPointers name diagnosis 3, but the claim has 2',
  ],
  [
    'no pointer',
    withLine({ diagnosisPointers: [] }),
    'billing[0].subscribers[0].claims[0].lines[0].diagnosisPointers are none',
  ],
  [
    'a future visit',
    withLine({ date: '2026-02-02' }),
    'billing[0].subscribers[0].claims[0].lines[0].date is in the future: 2026-02-02',
  ],
  [
    'no such day',
    withLine({ date: '2026-02-30' }),
    'billing[0].subscribers[0].claims[0].lines[0].date is no date: "2026-02-30"',
  ],
  [
    'a visit before birth',
    withLine({ date: '1939-01-01' }),
    'billing[0].subscribers[0].claims[0].lines[0].date is before the client was born',
  ],
  [
    'a span backwards',
    withLine({ through: '2026-01-01' }),
    'billing[0].subscribers[0].claims[0].lines[0].through is before the first day',
  ],
  [
    'a bad procedure',
    withLine({ procedure: 'T10' }),
    'billing[0].subscribers[0].claims[0].lines[0].procedure is no procedure code of 5 characters: "T10"',
  ],
  [
    'a provider without id',
    withClaim({ rendering: { name: { kind: 'person', last: 'Roe', first: 'A' } } }),
    'billing[0].subscribers[0].claims[0].rendering has neither an NPI nor another id',
  ],
  [
    'nobody',
    aBatch({ subscribers: [] }),
    'billing[0].subscribers are none; there is nothing to send',
  ],
  [
    'a name of nothing that can be sent',
    aBatch({ receiver: { name: '日本', id: 'X' } }),
    'receiver.name is empty',
  ],
])('%s is refused', (_, batch, problem) => {
  expect(problems(batch)).toContain(problem)
})

test.each<[string, Partial<typeof aProvider>, string]>([
  ['npi', { npi: '1234567890' }, 'billing[0].provider.npi is no valid NPI: "1234567890"'],
  [
    'taxonomy',
    { taxonomy: '253Z' },
    'billing[0].provider.taxonomy is no taxonomy code of 10 characters: "253Z"',
  ],
  [
    'tax id',
    { taxId: { kind: 'EI', value: '12-3456789' } },
    'billing[0].provider.taxId is not 9 digits',
  ],
  [
    'ZIP',
    { address: { ...aProvider.address, zip: '12207' } },
    'billing[0].provider.address.zip of the billing provider needs 9 digits',
  ],
  [
    'PO box',
    { address: { ...aProvider.address, street: 'P.O. Box 5' } },
    'billing[0].provider.address.street of the billing provider must not be a PO box',
  ],
])('a wrong %s of the agency is refused', (_, changes, problem) => {
  expect(problems(aBatch({ provider: { ...aProvider, ...changes } }))).toEqual([problem])
})

test.each<[string, Partial<ProfessionalBatch['envelope']>, string]>([
  [
    'control',
    { interchangeControl: 0 },
    'envelope.interchangeControl is not a whole number from 1 to 999999999',
  ],
  ['sender', { senderId: 'X'.repeat(16) }, 'envelope.senderId is longer than 15 characters'],
  [
    'ST02',
    { transactionControl: '1' },
    'envelope.transactionControl is not 4 to 9 letters or digits',
  ],
  ['time', { time: '25:00' }, 'envelope.time is no time: "25:00"'],
  ['day', { date: '2026-02-02' }, 'envelope.date is in the future'],
  [
    'delimiters',
    { delimiters: { element: '*', component: '*', repetition: '^', segment: '~' } },
    'envelope.delimiters are not four different characters, neither letters nor digits',
  ],
])('a wrong %s of the envelope is refused', (_, changes, problem) => {
  expect(problems(aBatch({ envelope: { ...aBatch().envelope, ...changes } }))).toEqual([problem])
})

test('all problems are listed, not only the first', () => {
  const batch = withLine({ units: -1, date: 'soon', procedure: '' })
  expect(problems(batch).length).toBeGreaterThanOrEqual(3)
})

test('an encounter may charge nothing', () => {
  const claim = aClaim({ lines: [aLine({ charge: 0, rate: undefined })] })
  const batch = aBatch({ use: 'reporting', subscribers: [aSubscriber({ claims: [claim] })] })
  expect(lines(batch)).toContain('BHT*0019*00*BATCH42*20260201*0930*RP')
})
